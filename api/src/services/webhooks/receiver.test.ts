import { expect, test } from 'bun:test'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { newWebhookSecret, signedHeaders } from './signature'

const NOW = new Date('2026-11-27T09:30:00Z')

test('the receiver of the document takes what is genuine once, and drops what is old news', async () => {
  const document = await Bun.file(`${import.meta.dir}/../../../../docs/webhooks.md`).text()
  const code = /```js\n([\s\S]*?)```/.exec(document)?.[1] ?? ''
  const file = `${tmpdir()}/ostrov-receiver-${crypto.randomUUID()}.mjs`
  await Bun.write(file, code)
  const { receive }: { receive: (...given: unknown[]) => { status: number; event?: { type: string } } } = await import(
    file
  )
  const secret = newWebhookSecret()
  const came = (id: string, sequence: number, secrets = [secret]) => {
    const body = JSON.stringify({ type: 'order.placed', sequence, data: { order: { id: 1 } } })
    return [secret, signedHeaders({ id, at: NOW, body, secrets }), body, NOW.getTime()] as const
  }
  const first = came('msg_1', 7)
  expect(receive(...first)).toMatchObject({ status: 200, event: { type: 'order.placed' } })
  expect(receive(...first)).toEqual({ status: 200 })
  expect(receive(...came('msg_2', 6))).toEqual({ status: 200 })
  expect(receive(...came('msg_3', 8, [newWebhookSecret(), secret]))).toMatchObject({ event: { type: 'order.placed' } })
  expect(receive(...came('msg_4', 9, [newWebhookSecret()]))).toEqual({ status: 401 })
  const [, headers, body] = came('msg_5', 9)
  expect(receive(secret, headers, `${body} `, NOW.getTime())).toEqual({ status: 401 })
  expect(receive(secret, headers, body, NOW.getTime() + 600_000)).toEqual({ status: 401 })
  await rm(file)
})
