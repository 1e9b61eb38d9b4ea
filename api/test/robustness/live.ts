import { until } from './until'

type Heard = { order_uuid: string; status: string }

/** A live stream as a browser holds it: what it has said, and whether it still speaks. */
export async function follow(url: string, token: string, { lastEventId }: { lastEventId?: string } = {}) {
  const hangUp = new AbortController()
  const answer = await fetch(`${url}/api/updates/stream`, {
    headers: {
      authorization: `Bearer ${token}`,
      connection: 'close',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: hangUp.signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`No stream: ${answer.status} ${await answer.text()}`)
  const heard: Heard[] = []
  const stream = { heard, isOpen: true, isHearing: false }
  void read(answer.body, (block) => {
    stream.isHearing = true
    const data = /^data: (.+)$/m.exec(block)?.[1]
    const update: unknown = data === undefined ? null : JSON.parse(data)
    if (isHeard(update)) heard.push(update)
  })
    .catch(() => undefined)
    .finally(() => {
      stream.isOpen = false
    })
  await until('the stream begins', () => stream.isHearing)
  return {
    heard,
    isOpen: () => stream.isOpen,
    /** Resolves when it has told of this order in this status. */
    hears: (order_uuid: string | null, status: string, seconds = 15) =>
      until(
        `the stream tells that ${order_uuid} is ${status}`,
        () => heard.some((one) => one.order_uuid === order_uuid && one.status === status),
        seconds,
      ),
    close: () => hangUp.abort(),
  }
}

/** Server-sent events come in blocks that an empty line ends. */
async function read(body: ReadableStream<Uint8Array>, onBlock: (block: string) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) onBlock(block)
  }
}

function isHeard(update: unknown): update is Heard {
  return typeof update === 'object' && update !== null && 'order_uuid' in update && 'status' in update
}
