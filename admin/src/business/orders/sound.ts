/** What the speaker does now. `blocked`: it should ring, but the browser waits for a press on the page. */
export type SoundPlan = 'silent' | 'ring' | 'blocked'

type SoundFacts = {
  /** The operator's «Звук» switch. */
  enabled: boolean
  /** How many orders wait to be accepted. */
  calling: number
  /** The browser lets this page make sounds. */
  unlocked: boolean
}

/** Rings until every new order is accepted, and not a moment longer. */
export function soundPlan({ enabled, calling, unlocked }: SoundFacts): SoundPlan {
  if (!enabled || calling === 0) return 'silent'
  return unlocked ? 'ring' : 'blocked'
}

/** Whether to ask for the press that lets the page make sounds: before the first order comes, not after. */
export function asksToUnlock({ enabled, unlocked }: Pick<SoundFacts, 'enabled' | 'unlocked'>): boolean {
  return enabled && !unlocked
}

const LOOP_SECONDS = 3.2
const LOUDNESS = 0.5
// Two struck bells a fifth apart, twice: heard over an extractor fan, yet no siren.
const NOTES = [
  { at: 0, hertz: 784 },
  { at: 0.22, hertz: 1175 },
  { at: 0.7, hertz: 784 },
  { at: 0.92, hertz: 1175 },
]
const NOTE_SECONDS = 0.9
const FADE_PER_SECOND = 6

/** One turn of the chime with the silence after it, as samples from -1 to 1, ready to be looped. */
export function chimeSamples(sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(sampleRate * LOOP_SECONDS))
  for (const { at, hertz } of NOTES) {
    const start = Math.round(at * sampleRate)
    for (let i = 0; i < NOTE_SECONDS * sampleRate; i += 1) {
      const seconds = i / sampleRate
      const strike = Math.min(1, seconds * 200) * Math.exp(-FADE_PER_SECOND * seconds)
      const tone = Math.sin(2 * Math.PI * hertz * seconds) + 0.35 * Math.sin(4 * Math.PI * hertz * seconds)
      const place = start + i
      samples[place] = (samples[place] ?? 0) + tone * strike * LOUDNESS
    }
  }
  return samples.map((sample) => Math.max(-1, Math.min(1, sample)))
}
