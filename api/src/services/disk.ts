import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../config'

/** In bytes. */
export type Disk = { free: number; size: number }

/** The disk with the least room of those that the product writes to: the data folder's, and that of pictures if they lie apart. */
export async function readDisk({ dataDir, images }: Pick<Config, 'dataDir' | 'images'>): Promise<Disk> {
  const folders = images.s3Url === '' ? [dataDir, images.dir] : [dataDir]
  const [first, second] = await Promise.all(folders.map(diskOf))
  if (!first) throw new Error('There is no disk to look at')
  return second && second.free < first.free ? second : first
}

/** A folder that nobody has made yet will lie on the disk of the one above it. */
async function diskOf(folder: string): Promise<Disk> {
  const found = await statfs(folder).catch(() => null)
  if (found) return { free: found.bavail * found.bsize, size: found.blocks * found.bsize }
  const above = dirname(folder)
  if (above === folder) throw new Error('There is no disk to look at')
  return diskOf(above)
}
