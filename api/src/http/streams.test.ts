import { expect, test } from 'bun:test'
import { endWith } from './streams'

const encoder = new TextEncoder()

function endless() {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('data: 1\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  return { stream, wasCancelled: () => cancelled }
}

test('a live stream passes its events on and ends when the process is told to stop', async () => {
  const stopping = new AbortController()
  const source = endless()
  const reader = endWith(source.stream, stopping.signal).getReader()
  const first = await reader.read()
  stopping.abort()
  const last = await reader.read()
  expect(new TextDecoder().decode(first.value)).toBe('data: 1\n\n')
  expect(last.done).toBe(true)
  expect(source.wasCancelled()).toBe(true)
})

test('a stream asked for while stopping ends at once', async () => {
  const reader = endWith(endless().stream, AbortSignal.abort()).getReader()
  expect((await reader.read()).done).toBe(true)
})

test('a client that leaves lets go of the source', async () => {
  const source = endless()
  await endWith(source.stream, new AbortController().signal).cancel()
  expect(source.wasCancelled()).toBe(true)
})

test('a stream that ends by itself ends for the client', async () => {
  const source = new Response('data: 1\n\n').body
  if (!source) throw new Error('A response with a text has a body')
  expect(await new Response(endWith(source, new AbortController().signal)).text()).toBe('data: 1\n\n')
})
