/**
 * The files of pictures, in the disk's folder or in the bucket of `S3_URL`.
 *   bun run images to-s3 [--remove]     brings what lies on the disk to the bucket
 *   bun run images to-disk [--remove]   the other way
 *   bun run images orphans [--remove]   counts files that no row knows, where pictures lie now
 * May be stopped by Ctrl+C and begun again. Without `--remove` nothing is taken away anywhere.
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '../api/src/config.ts'
import { createOrm } from '../api/src/db/orm.ts'
import { sweepOrphans } from '../api/src/modules/sharing/sweep-orphans.ts'
import { createBucketStore } from '../api/src/services/images/bucket-store.ts'
import { createFileStore } from '../api/src/services/images/file-store.ts'
import { createImageStore } from '../api/src/services/images/image-store.ts'
import { type Moved, moveStore } from '../api/src/services/images/move-store.ts'
import { openDatabase } from './database.ts'

const SHOWN_FAILURES = 20

try {
  const { values, positionals } = parseArgs({
    options: { remove: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [act] = positionals
  if (act === 'to-s3' || act === 'to-disk') await move(act, values.remove)
  else if (act === 'orphans') await orphans(values.remove)
  else throw new Error('Скажите, что сделать: to-s3, to-disk или orphans.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function imagesConfig(DATABASE_URL = process.env.DATABASE_URL ?? 'postgres://localhost/none') {
  return loadConfig({ ...process.env, DATABASE_URL }).images
}

async function move(act: 'to-s3' | 'to-disk', remove: boolean) {
  const { dir, s3Url } = imagesConfig()
  if (s3Url === '') throw new Error('Задайте S3_URL: https://ключ:секрет@сервер/корзина?region=ru-1')
  const [disk, bucket] = [createFileStore(dir), createBucketStore(s3Url)]
  const [from, to] = act === 'to-s3' ? [disk, bucket] : [bucket, disk]
  let isStopped = false
  process.once('SIGINT', () => {
    isStopped = true
    console.log('Заканчиваем начатые файлы…')
  })
  const done = await moveStore(from, to, { remove, isStopped: () => isStopped, onProgress: every(500) })
  console.log(said(done))
  if (isStopped) console.log('Остановлено. Запустите ещё раз: продолжим с\u00A0того\u00A0же места.')
  if (done.failed.length === 0) return
  for (const key of done.failed.slice(0, SHOWN_FAILURES)) console.error(`Не\u00A0перенесён: ${key}`)
  throw new Error(`Не\u00A0перенесено: ${done.failed.length}. Они остались на\u00A0месте, запустите ещё раз.`)
}

const said = ({ moved, already, failed }: Moved) =>
  `Перенесено: ${moved}, уже было: ${already}, не\u00A0вышло: ${failed.length}.`

function every(files: number) {
  return (done: Moved) => {
    const seen = done.moved + done.already + done.failed.length
    if (seen % files === 0) console.log(said(done))
  }
}

async function orphans(remove: boolean) {
  const database = await openDatabase()
  const orm = createOrm(database.url)
  try {
    const store = createImageStore(imagesConfig(database.url))
    const swept = await sweepOrphans(orm.em.fork(), store, { now: new Date(), remove })
    const hint = remove || swept.orphans === 0 ? '' : ' Убрать их: --remove.'
    console.log(`Ничьих файлов: ${swept.orphans}, убрано: ${swept.removed}.${hint}`)
  } finally {
    await orm.close(true)
    await database.stop()
  }
}
