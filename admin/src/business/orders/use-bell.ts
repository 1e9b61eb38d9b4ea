import { persistentBoolean } from '@nanostores/persistent'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { asksToUnlock, type Chime, chimeSamples, soundPlan } from './sound'

const ANSWER_MS = 1000
const $soundOff = persistentBoolean('ostrov_board_silent')

/**
 * Rings while orders wait or were cancelled at work, each with a sound of its own. The loop runs inside the audio engine,
 * so a tab in the background rings as evenly.
 */
export function useBell(calls: { calling: number; stopped: number }) {
  const enabled = !useStore($soundOff)
  const { audio, unlocked, unlock, refused } = useAudio()
  const plan = soundPlan({ enabled, ...calls, unlocked })

  useEffect(() => {
    if (!audio || plan === 'silent' || plan === 'blocked') return
    const source = loopedChimes(audio, plan)
    source.start()
    return () => source.stop()
  }, [audio, plan])

  return {
    enabled,
    toggle: () => $soundOff.set(enabled),
    asksToUnlock: asksToUnlock({ enabled, unlocked }),
    unlock,
    refused,
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
    const press = () => context.resume()
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

function loopedChimes(audio: AudioContext, chimes: readonly Chime[]): AudioBufferSourceNode {
  const samples = chimeSamples(audio.sampleRate, chimes)
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.loop = true
  source.connect(audio.destination)
  return source
}
