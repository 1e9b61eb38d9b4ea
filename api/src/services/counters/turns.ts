type Bounds = { pauseMs: number; most: number; withinMs: number }

/**
 * Who asks under one key asks one after another, with a pause between, and no more than so often within a time: beyond it the
 * question is not asked. Of this process alone; what several ask together the other side counts.
 */
export function createTurns({ pauseMs, most, withinMs }: Bounds) {
  const lines = new Map<string, { free: Promise<unknown>; asked: number[] }>()
  return <Answer>(key: string, ask: () => Promise<Answer>, refuse: () => Answer): Promise<Answer> => {
    const line = lines.get(key) ?? { free: Promise.resolve(), asked: [] }
    lines.set(key, line)
    const answer = line.free.then(() => {
      const now = performance.now()
      line.asked = line.asked.filter((at) => at > now - withinMs)
      if (line.asked.length >= most) return refuse()
      line.asked.push(now)
      return ask()
    })
    const pause = () => Bun.sleep(pauseMs)
    line.free = answer.then(pause, pause)
    return answer
  }
}
