import type { ImagesConfig } from '../../config'
import { createBucketStore } from './bucket-store'
import { createFileStore } from './file-store'
import type { ListedStore } from './listed-store'

/** Files under the data folder, or a bucket when `S3_URL` is set (`https://key:secret@host/bucket?region=ru-1`). */
export function createImageStore(config: ImagesConfig): ListedStore {
  return config.s3Url === '' ? createFileStore(config.dir) : createBucketStore(config.s3Url)
}
