/** Hands on what a child prints, line by line, until it closes its output. */
export async function forEachLine(
  stream: ReadableStream<Uint8Array> | number | undefined,
  act: (line: string) => void,
) {
  if (stream === undefined || typeof stream === 'number') return
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) act(line.trimEnd())
  }
  if (rest !== '') act(rest)
}
