let context: AudioContext | null = null

/** High for who may come in; low, and felt in the hand, for who may not. */
export function sound(isOk: boolean) {
  if ('vibrate' in navigator) navigator.vibrate(isOk ? 60 : [120, 80, 120])
  context ??= new AudioContext()
  const tone = context.createOscillator()
  tone.frequency.value = isOk ? 880 : 220
  tone.connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + (isOk ? 0.12 : 0.4))
}
