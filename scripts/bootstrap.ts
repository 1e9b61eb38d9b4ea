/**
 * The door to `bun run dev` and `bun run test` in a bare clone: it imports no package, installs them when they are
 * missing or older than the lock file, and then hands over. The port of `dev` answers meanwhile.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dir, '..')
const MARK = join(ROOT, 'node_modules', '.installed-lock')

// Bun may have come through npx and not be on PATH; what we start must find this very one.
process.env.PATH = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`
process.chdir(ROOT)
const [, , command] = process.argv
const stages = command === 'dev' ? (await import('./dev/port.ts')).stages : undefined
await installPackages()
if (command === 'dev') await import('./dev.ts')
else if (command === 'test') await import('./test.ts')
else throw new Error('Usage: bun scripts/bootstrap.ts dev|test')

async function installPackages() {
  const lock = new Bun.CryptoHasher('sha256').update(readFileSync(join(ROOT, 'bun.lock'))).digest('hex')
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return
  const code = stages ? await stages.run('устанавливаю пакеты', install) : await install()
  if (code !== 0) {
    console.error('The packages could not be installed; the reason is above.')
    process.exit(1)
  }
  writeFileSync(MARK, lock)
}

function install() {
  console.log('Installing packages…')
  return Bun.spawn([process.execPath, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  }).exited
}
