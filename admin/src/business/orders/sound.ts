import type { Melody } from './board-settings'

/** A sound that means one thing: an order to accept, an order that somebody cancelled while it was made. */
export type Chime = 'new' | 'stopped'

/** What the speaker does now. `blocked`: it should ring, but the browser waits for a press on the page. */
export type SoundPlan = 'silent' | 'blocked' | readonly Chime[]

type SoundFacts = {
  /** The «Звук» switch of this device. */
  enabled: boolean
  /** Orders of some restaurant on the board may ring: the owner has not silenced all of them. */
  allowed: boolean
  /** How many orders wait to be accepted. */
  calling: number
  /** How many were cancelled at work and not acknowledged. */
  stopped: number
  /** The browser lets this page make sounds. */
  unlocked: boolean
}

const STOPPED: readonly Chime[] = ['stopped']
const NEW: readonly Chime[] = ['new']
const BOTH: readonly Chime[] = ['stopped', 'new']

/** Rings until every new order is accepted and every cancellation is known, and not a moment longer. */
export function soundPlan({ enabled, allowed, calling, stopped, unlocked }: SoundFacts): SoundPlan {
  if (!enabled || !allowed || calling + stopped === 0) return 'silent'
  if (!unlocked) return 'blocked'
  if (stopped === 0) return NEW
  return calling === 0 ? STOPPED : BOTH
}

/** Whether to ask for the press that lets the page make sounds: before the first order comes, not after. */
export function asksToUnlock({
  enabled,
  allowed,
  unlocked,
}: Pick<SoundFacts, 'enabled' | 'allowed' | 'unlocked'>): boolean {
  return enabled && allowed && !unlocked
}

const LOOP_SECONDS = 3.2
const LOUDNESS = 0.5
type Note = { at: number; hertz: number }
const NEW_NOTES: Record<Melody, readonly Note[]> = {
  // Two struck bells a fifth apart, twice: heard over an extractor fan, yet no siren.
  bells: [
    { at: 0, hertz: 784 },
    { at: 0.22, hertz: 1175 },
    { at: 0.7, hertz: 784 },
    { at: 0.92, hertz: 1175 },
  ],
  ding: [
    { at: 0, hertz: 1568 },
    { at: 0.5, hertz: 1568 },
  ],
  trill: Array.from({ length: 12 }, (_, place) => ({ at: place * 0.09, hertz: place % 2 === 0 ? 1319 : 1047 })),
}
// Three bells going down, low: nobody takes it for a new order.
const STOPPED_NOTES: readonly Note[] = [
  { at: 0, hertz: 622 },
  { at: 0.35, hertz: 466 },
  { at: 0.7, hertz: 311 },
]
const NOTE_SECONDS = 0.9
const FADE_PER_SECOND = 6

/** One turn of the chimes, each with the silence after it, as samples from -1 to 1, ready to be looped. */
export function chimeSamples(
  sampleRate: number,
  chimes: readonly Chime[] = NEW,
  melody: Melody = 'bells',
): Float32Array<ArrayBuffer> {
  const turn = Math.round(sampleRate * LOOP_SECONDS)
  const samples = new Float32Array(turn * chimes.length)
  chimes.forEach((chime, place) => {
    for (const note of chime === 'new' ? NEW_NOTES[melody] : STOPPED_NOTES)
      strike(samples, { ...note, start: place * turn, sampleRate })
  })
  return samples
}

function strike(samples: Float32Array, note: Note & { start: number; sampleRate: number }) {
  const { at, hertz, sampleRate } = note
  const start = note.start + Math.round(at * sampleRate)
  for (let i = 0; i < NOTE_SECONDS * sampleRate; i += 1) {
    const seconds = i / sampleRate
    const loudness = Math.min(1, seconds * 200) * Math.exp(-FADE_PER_SECOND * seconds)
    const tone = Math.sin(2 * Math.PI * hertz * seconds) + 0.35 * Math.sin(4 * Math.PI * hertz * seconds)
    const sample = (samples[start + i] ?? 0) + tone * loudness * LOUDNESS
    samples[start + i] = Math.max(-1, Math.min(1, sample))
  }
}
