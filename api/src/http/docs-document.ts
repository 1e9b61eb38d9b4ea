/** Where the build lays the document of the API. */
export const BUILT_DOCUMENT = new URL('../../dist/openapi.json', import.meta.url)

/** Stands for the name of the installation, the one thing in the document that its settings say. */
export const ANY_BRAND = '{brand}'

/** The document of these sources, made in a thread of its own: it is more than a second of work. */
export async function makeDocument(): Promise<string> {
  const worker = new Worker(new URL('./docs-worker.ts', import.meta.url))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
  worker.onerror = ({ message }) => reject(new Error(`The document of the API was not made: ${message}`))
  try {
    return await promise
  } finally {
    worker.terminate()
  }
}

/** As the build has made it. */
export const builtDocument = () => Bun.file(BUILT_DOCUMENT).text()
