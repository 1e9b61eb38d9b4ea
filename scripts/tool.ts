/** Command-line tools of the installed packages, run by this very Bun: the machine's Node may be absent or too old. */
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './database.ts'

/** The command line of a package's tool. */
export function tool(name: string, ...args: string[]) {
  return [process.execPath, '--bun', realpathSync(join(ROOT, 'node_modules', '.bin', name)), ...args]
}
