import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImagesConfig } from '../../config'

/** Where pictures lie. Keys are `<id>/<file>`, made by this folder alone of checked ids. */
export interface ImageStore {
  put(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<Blob | null>
  /** Silent when there is none. */
  remove(keys: readonly string[]): Promise<void>
}

/** Files under the data folder, or a bucket when `S3_URL` is set (`https://key:secret@host/bucket?region=ru-1`). */
export function createImageStore(config: ImagesConfig): ImageStore {
  return config.s3Url === '' ? createFileStore(config.dir) : createBucketStore(config.s3Url)
}

function createFileStore(dir: string): ImageStore {
  return {
    async put(key, bytes) {
      const path = join(dir, key)
      const draft = `${path}.${crypto.randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      await Bun.write(draft, bytes)
      // In one step, so that no reader in any process meets half a picture.
      await rename(draft, path)
    },
    async get(key) {
      const file = Bun.file(join(dir, key))
      return (await file.exists()) ? file : null
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(join(dir, key), { force: true })))
    },
  }
}

function createBucketStore(s3Url: string): ImageStore {
  const url = new URL(s3Url)
  const bucket = new Bun.S3Client({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: url.origin,
    bucket: url.pathname.replace(/^\/+|\/+$/g, ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
  })
  return {
    async put(key, bytes, contentType) {
      await bucket.write(key, bytes, { type: contentType })
    },
    async get(key) {
      try {
        return new Blob([await bucket.file(key).arrayBuffer()])
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'NoSuchKey') return null
        throw error
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => bucket.delete(key)))
    },
  }
}
