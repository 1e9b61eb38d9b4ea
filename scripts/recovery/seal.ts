/**
 * Encryption of what lies in the archive, by age: whoever knows the recipient writes, and only the key reads. A file that is
 * sealed says so by its name; what was written before there was a key is read as it is.
 */
import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
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
  const { input, ended } = opened(seal, from)
  await Bun.write(to, new Response(input))
  await ended()
}

/** The text of a file of the archive, which `gzip` has packed. */
export async function textOf(seal: Seal, path: string) {
  const { input, ended } = opened(seal, path)
  const bytes = await new Response(input).bytes()
  await ended()
  return new TextDecoder().decode(Bun.gunzipSync(bytes))
}

/** The bytes of a file of the archive, sealed or not; `ended` throws where they were not whole. */
export function opened({ age, key }: Seal, path: string) {
  const file = path.endsWith(SEALED) ? path : sealedOr(path)
  if (!file.endsWith(SEALED)) return { input: Bun.file(file), ended: async () => {} }
  if (!key) throw new Error('The archive is sealed: give its key as BACKUP_KEY.')
  const opening = Bun.spawn([age, '--decrypt', '--identity', '-', file], {
    stdio: [Buffer.from(key), 'pipe', 'inherit'],
  })
  const ended = async () => {
    if ((await opening.exited) !== 0) throw new Error(`${file} could not be opened with this key.`)
  }
  return { input: opening.stdout, ended }
}
