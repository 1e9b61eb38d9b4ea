import { persistentBoolean } from '@nanostores/persistent'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $boardSettings, LOUDNESS, type Melody, type Volume } from './board-settings'
import type { ShelfNews } from './shelf'
import { asksToUnlock, type Chime, chimeSamples, soundPlan } from './sound'

const ANSWER_MS = 1000
/** Twice what the bells need; the audio's own rate would be reckoned twice as long, while an order is being shown. */
const SAMPLE_RATE = 16_000
const $soundOff = persistentBoolean('ostrov_board_silent')

type Calls = {
  allowed: boolean
  calling: number
  stopped: number
  /** What rings a single time, and how many of it are not silenced. */
  once: { news: ShelfNews; count: number }
}

/**
 * Rings while orders wait or were cancelled at work, each with a sound of its own. The loop runs inside the audio engine,
 * so a tab in the background rings as evenly.
 */
export function useBell({ once, ...calls }: Calls) {
  const enabled = !useStore($soundOff)
  const { audio, unlocked, unlock, refused } = useAudio()
  const { melody, volume } = useStore($boardSettings)
  const plan = soundPlan({ enabled, ...calls, unlocked })

  useEffect(() => {
    if (!audio || plan === 'silent' || plan === 'blocked') return
    const source = chimesOf(audio, plan, { melody, volume })
    source.loop = true
    source.start()
    return () => source.stop()
  }, [audio, plan, melody, volume])

  const rung = useRef(once.news)
  const single = soundPlan({ ...{ enabled, unlocked, stopped: 0 }, allowed: calls.allowed, calling: once.count })
  useEffect(() => {
    if (rung.current === once.news) return
    rung.current = once.news
    // What rings already need not ring again.
    if (audio && plan === 'silent' && typeof single === 'object') chimesOf(audio, single, { melody, volume }).start()
  }, [audio, plan, single, melody, volume, once.news])

  return {
    enabled,
    toggle: () => $soundOff.set(enabled),
    asksToUnlock: asksToUnlock({ enabled, allowed: calls.allowed, unlocked }),
    unlock,
    refused,
    /** Rings once, as an order would. */
    test: async () => {
      await unlock()
      if (audio) chimesOf(audio, ['new'], { melody, volume }).start()
    },
  }
}

/** The page's audio, and whether the browser lets it be heard: before the first press on the page it does not. */
function useAudio() {
  const audio = useRef<AudioContext>(undefined)
  const [unlocked, setUnlocked] = useState(false)
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    const context = new AudioContext()
    audio.current = context
    const look = () => setUnlocked(context.state === 'running')
    const press = () => context.state !== 'running' && context.resume()
    context.addEventListener('statechange', look)
    addEventListener('pointerdown', press)
    addEventListener('keydown', press)
    look()
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('keydown', press)
      context.close()
    }
  }, [])

  const unlock = async () => {
    const context = audio.current
    if (!context) return
    // A browser that forbids sound to the whole site leaves the question unanswered.
    await Promise.race([context.resume(), new Promise((done) => setTimeout(done, ANSWER_MS))])
    setRefused(context.state !== 'running')
  }
  return { audio: audio.current, unlocked, unlock, refused }
}

type Tone = { melody: Melody; volume: Volume }

function chimesOf(audio: AudioContext, chimes: readonly Chime[], { melody, volume }: Tone): AudioBufferSourceNode {
  const samples = chimeSamples(SAMPLE_RATE, chimes, melody)
  const buffer = audio.createBuffer(1, samples.length, SAMPLE_RATE)
  buffer.copyToChannel(samples, 0)
  const source = audio.createBufferSource()
  source.buffer = buffer
  const loudness = new GainNode(audio, { gain: LOUDNESS[volume] })
  source.connect(loudness).connect(audio.destination)
  return source
}
