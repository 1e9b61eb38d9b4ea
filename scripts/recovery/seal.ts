/**
 * Encryption of what lies in the archive, by age: whoever knows the recipient writes, and only the key reads. A file that is
 * sealed says so by its name; what was written before there was a key is read as it is.
 */
import { existsSync, openSync } from 'node:fs'
import { chmod, copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../backup-files.ts'

/** `recipients` is a file with one line, or none where nothing is sealed; `age` its program, `key` the secret one where it is known. */
export type Seal = { age: string; recipients: string; key?: string | undefined }

export const SEALED = '.age'

/** The file with these bytes: itself, or the sealed one in its place. */
export const sealedOr = (path: string) => (existsSync(`${path}${SEALED}`) ? `${path}${SEALED}` : path)

const isOn = ({ recipients }: Seal) => existsSync(recipients)

/** How a copy of a file is called. */
export const nameSealed = (seal: Seal, name: string) => (isOn(seal) ? `${name}${SEALED}` : name)

/** Copies a file into the archive, under exactly this name. */
export async function copySealed(seal: Seal, from: string, to: string) {
  if (isOn(seal)) await run([seal.age, '--encrypt', '--recipients-file', seal.recipients, '--output', to, from])
  else await copyFile(from, to)
}

/** Copies a file out of the archive. */
export async function copyOpened(seal: Seal, from: string, to: string) {
  if (!from.endsWith(SEALED)) return copyFile(from, to)
  await withKey(seal, `${to}.key`, (key) => run([seal.age, '--decrypt', '--identity', key, '--output', to, from]))
}

/** The bytes of a file of the archive, for the input of a program; `ended` throws where they were not whole. */
export async function opened(seal: Seal, path: string, keyFile: string) {
  const file = sealedOr(path)
  if (file === path) return { input: openSync(path, 'r'), ended: async () => {} }
  await writeKey(seal, keyFile)
  const age = Bun.spawn([seal.age, '--decrypt', '--identity', keyFile, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = async () => {
    const code = await age.exited
    await rm(keyFile)
    if (code !== 0) throw new Error(`${file} could not be opened with this key.`)
  }
  return { input: age.stdout, ended }
}

/** A program reads its key of a file: of nobody else's, and only as long as it is needed. */
async function withKey(seal: Seal, path: string, work: (path: string) => Promise<unknown>) {
  await writeKey(seal, path)
  try {
    await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

async function writeKey({ key }: Seal, path: string) {
  if (!key) throw new Error('The archive is sealed: give its key as BACKUP_KEY.')
  await writeFile(path, `${key}\n`, { mode: 0o600 })
  await chmod(path, 0o600)
}

/** The key where PostgreSQL's own account reads it, for its `restore_command`. */
export const keyOf = (place: string) => join(place, 'key')
