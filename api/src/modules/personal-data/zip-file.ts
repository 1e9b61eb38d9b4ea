import { localParts } from '@ostrov/shared/formats/time'

/** A person's data as a file to save; nothing on the way keeps it. */
export const zipFile = (file: Buffer, now: Date) =>
  new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="data-${localParts(now).date}.zip"`,
      'cache-control': 'no-store',
    },
  })
