import { createServer, connect as dial, type Socket } from 'node:net'

/**
 * `lost`: whatever is sent disappears, as behind a firewall that has forgotten the connection, which stays mute afterwards.
 * `held`: it comes when the trouble is over, as through a cable that was out. `reset`: connections break, and new ones too.
 */
export type Trouble = 'open' | 'lost' | 'held' | 'reset'

/** A way to the database of this address whose network can be made to fail; `url` leads over it. */
export async function openWay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let trouble: Trouble = 'open'
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname)
    let isDeaf = false
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      if (trouble === 'held') from.pause()
      from.on('data', (bytes) => {
        isDeaf ||= trouble === 'lost'
        if (!isDeaf) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(from)
        isDeaf ||= trouble === 'lost'
        if (!isDeaf) to.destroy()
      })
    }
    if (trouble === 'reset') near.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  if (typeof address === 'object' && address) url.port = String(address.port)
  return {
    url: url.href,
    /** From now on, until it is said to be `open` again. */
    become(next: Trouble) {
      trouble = next
      for (const socket of open) {
        if (next === 'held') socket.pause()
        else if (next === 'reset') socket.destroy()
        else socket.resume()
      }
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
