/**
 * Who uses a cluster, counted by the kernel: every command that needs the server holds the writing end of one
 * named pipe, the server's keeper reads it. The end of file comes when the last holder is gone, however it went.
 * So `bun run db shell` may start before `bun run dev` and leave before or after it.
 */
import { closeSync, constants, existsSync, openSync } from 'node:fs'

/** A share in the server's life; it lasts until `release()` or the end of this process. */
export type Lease = { release: () => void }

/** Takes a share in a server that somebody already keeps; `undefined` when nobody does. */
export function joinLease(pipe: string): Lease | undefined {
  try {
    return heldBy(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK))
  } catch (error) {
    // ENXIO: the pipe has no reader, so no keeper lives.
    if (isCode(error, 'ENXIO') || isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Opens both ends: the share for this process and the descriptor that the new keeper reads. */
export function createLease(pipe: string): { lease: Lease; reader: number } {
  if (!existsSync(pipe)) makePipe(pipe)
  // Opening for both directions first means that neither of the next two can block.
  const both = openSync(pipe, constants.O_RDWR)
  const reader = openSync(pipe, constants.O_RDONLY)
  const writer = openSync(pipe, constants.O_WRONLY)
  closeSync(both)
  return { lease: heldBy(writer), reader }
}

function makePipe(pipe: string) {
  const made = Bun.spawnSync(['mkfifo', '-m', '600', pipe])
  if (made.exitCode !== 0 && !existsSync(pipe)) throw new Error(`Cannot make ${pipe}: ${made.stderr.toString()}`)
}

function heldBy(descriptor: number): Lease {
  let open = true
  return {
    release() {
      if (open) closeSync(descriptor)
      open = false
    },
  }
}

function isCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code
}
