/** `bun run build`: the site into site/dist, the admin into admin/dist and the API's document with its page into api/dist, as production serves them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './database.ts'
import { tool } from './tool.ts'

const STEPS = [
  { name: 'site', command: () => tool('astro', 'build') },
  { name: 'admin', command: () => tool('vite', 'build', '--base', '/admin/') },
  { name: 'api', command: () => [process.execPath, join(import.meta.dir, 'build-docs.ts')] },
]

/** What is missing of the production build; empty when `bun run start` can serve it. */
export function missingBuilds() {
  return STEPS.map((step) => step.name).filter((name) => !existsSync(join(ROOT, name, 'dist')))
}

if (import.meta.main) process.exitCode = await build()

async function build() {
  for (const { name, command } of STEPS) {
    console.log(`Building ${name}…`)
    const code = await Bun.spawn(command(), {
      cwd: join(ROOT, name),
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    }).exited
    if (code !== 0) return code
  }
  await writeVersion()
  return 0
}

/** What the build was made of, for the list of processes: `APP_VERSION`, or the version, with the commit where there is one. */
async function writeVersion() {
  const commit = Bun.which('git') && Bun.spawnSync(['git', 'rev-parse', '--short', 'HEAD'], { cwd: ROOT })
  const short = commit && commit.exitCode === 0 ? [commit.stdout.toString().trim()] : []
  const { version: own } = await Bun.file(join(ROOT, 'package.json')).json()
  const version = process.env.APP_VERSION || [own, ...short].join('-')
  await Bun.write(join(ROOT, 'api/dist/version'), version.trim())
}
