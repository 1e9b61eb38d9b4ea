import { expect, test } from 'bun:test'
import { isLauncher } from './launchers.ts'

test.each([
  ['npx', ['node', '/usr/bin/npx', '--yes', 'bun', 'run', 'test']],
  ['npx under its own title', ['npm exec bun run dev']],
  ['bun run', ['bun', 'run', 'dev']],
  ['bun of the npm package', ['/home/anna/.npm/_npx/1/node_modules/bun/bin/bun.exe', 'run', 'dev']],
  ['the shell between npx and bun', ['sh', '-c', "'bun' run dev"]],
  ['the shell of a package script', ['/bin/sh', '-c', 'bun scripts/bootstrap.ts dev']],
])('%s is a launcher', (_name, command) => {
  expect(isLauncher(command)).toBe(true)
})

test.each([
  ['a login shell', ['-bash']],
  ['a shell with a script of its own', ['bash', '-c', 'cd project && make']],
  ['a supervisor', ['/lib/systemd/systemd', '--user']],
  ['an editor', ['code', 'run']],
])('%s is not, so its end does not stop us', (_name, command) => {
  expect(isLauncher(command)).toBe(false)
})
