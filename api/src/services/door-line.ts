import type { DoorName } from '@ostrov/shared/system/doors'
import { traced } from '../db/traced'
import { type Circuit, createCircuit, type Heard } from './circuit'
import { doorCalls, doorDuration, doorPaused, type MeteredDoor } from './door-metrics'
import { type DoorFailure, type DoorNotes, lineFailure } from './door-notes'

type Asking<Value> = {
  /** What an answer says of the door; undefined: nothing. */
  failureOf: (value: Value) => DoorFailure | undefined
  /** What is answered, or thrown, while the door is left alone: nothing has left us. */
  paused: () => Value
  /** What a thrown error says of the door. */
  failureOfError?: (error: unknown) => string
}
export type DoorLine = <Value>(work: () => Promise<Value>, asking: Asking<Value>) => Promise<Value>
export type DoorLines = ReturnType<typeof createDoorLines>

/** That a door is away; a key that it does not take is no reason to stop asking. */
const AWAY = /^(?:door|sms|mail)\.unavailable\b|^push\.later\b/

/** Thrown where no answer can say it. Its code is among those of calls that have never left. */
export class DoorPaused extends Error {
  override name = 'DoorPaused'
  readonly code = 'FailedToOpenSocket'
}

/** Milliseconds of the epoch by a clock that nobody sets: set back by an hour, it would leave a service alone for as long. */
const steadyNow = () => performance.timeOrigin + performance.now()

/** The one way to services outside: it measures each call, notes how it went, and leaves alone who fails again and again. */
export function createDoorLines(notes: DoorNotes, now: () => number = steadyNow) {
  const circuits = new Map<string, Circuit>()
  const circuitOf = (door: DoorName, server: string) => {
    const key = `${door} ${server}`
    const known = circuits.get(key) ?? createCircuit(now)
    circuits.set(key, known)
    return known
  }
  return {
    /** `server`: which of a door that is several. */
    to(door: DoorName, server = ''): DoorLine {
      const circuit = circuitOf(door, server)
      const hear = (failure: DoorFailure | undefined) => {
        const before = circuit.pausedUntil()
        circuit.hear(heardOf(failure))
        const until = circuit.pausedUntil()
        if (failure !== undefined) notes.of(door)(failure)
        if (until !== before) notes.paused(door, until === null ? null : new Date(until))
        doorPaused.set({ door }, until === null ? 0 : 1)
      }
      return (work, asking) => {
        if (circuit.mayAsk()) return measured(door, work, { ...asking, hear })
        doorCalls.inc({ door, outcome: 'paused' })
        return settled(asking.paused)
      }
    },
    /** It has just answered: whoever waited for it to come back waits no longer. */
    reopen(door: DoorName) {
      for (const [key, circuit] of circuits) if (key.startsWith(`${door} `)) circuit.close()
      doorPaused.set({ door }, 0)
      notes.paused(door, null)
    },
  }
}

function heardOf(failure: DoorFailure | undefined): Heard {
  if (failure === undefined) return 'unknown'
  return failure === null || !AWAY.test(failure) ? 'well' : 'failed'
}

const settled = async <Value>(answer: () => Value) => answer()

type Measured<Value> = Omit<Asking<Value>, 'paused'> & { hear: (failure: DoorFailure | undefined) => void }

/** One call, whose seconds and outcome the metrics of this process know. */
export async function measured<Value>(
  door: MeteredDoor,
  work: () => Promise<Value>,
  { failureOf, failureOfError = lineFailure, hear }: Measured<Value>,
): Promise<Value> {
  const end = doorDuration.startTimer({ door })
  const told = (failure: DoorFailure | undefined) => {
    end()
    doorCalls.inc({ door, outcome: failure ? 'failure' : 'ok' })
    hear(failure)
  }
  try {
    const value = await traced({ kind: 'call', name: `door ${door}`, facts: { 'ostrov.door': door } }, work)
    told(failureOf(value))
    return value
  } catch (error) {
    told(failureOfError(error))
    throw error
  }
}
