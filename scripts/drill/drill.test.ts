/** A little of each part; the whole of it is `bun run drill`. */
import { afterAll, expect, test } from 'bun:test'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../database.ts'

const MINUTES = 1_800_000
const LITTLE = {
  ...{ races: ['--writes=1600'], cut: ['--seconds=5'], disk: ['--seconds=5'], clock: ['--jump=3600'] },
  ...{ away: [], kills: ['--times=3'], oom: [] },
}
const folder = await mkdtemp(join(tmpdir(), 'ostrov-drill-'))
// The account of PostgreSQL reaches it.
await chmod(folder, 0o755)
afterAll(() => rm(folder, { recursive: true }))

for (const [part, little] of Object.entries(LITTLE))
  test(
    `${part}: what must hold holds`,
    async () => {
      const drill = Bun.spawn([process.execPath, join(ROOT, 'scripts/drill/index.ts'), part, ...little], {
        env: { ...process.env, NODE_ENV: undefined, DATA_DIR: folder },
        stdout: 'pipe',
        stderr: 'inherit',
      })
      const said = await new Response(drill.stdout).text()
      expect([/^\w+: BROKEN.*$/m.exec(said)?.[0], await drill.exited]).toEqual([undefined, 0])
      const [skipped] = /^\w+: not tried.*$/m.exec(said) ?? []
      if (skipped) console.log(skipped)
    },
    MINUTES,
  )
