import { KEPT_PHOTOS } from '@ostrov/shared/sessions/forget-stored'

const STORE = 'photos'
/** A tab that was closed takes the names of its photos with it: nobody asks for them after so long. */
const DAY_MS = 24 * 3_600_000

/** Keeps a photo in this browser. @returns its name there, which begins with the moment. @throws where the browser keeps none */
export async function storePhoto(photo: Blob): Promise<string> {
  const name = `${Date.now()}-${crypto.randomUUID()}`
  await write((photos) => {
    photos.delete(IDBKeyRange.upperBound(String(Date.now() - DAY_MS)))
    photos.put(photo, name)
  })
  return name
}

/** What a shelf of this tab names, in its order, with the photo that is kept under the name; null where none is. */
export async function storedPhotos(shelf: string): Promise<{ name: string; photo: Blob | null }[]> {
  const names = namesOn(shelf)
  const found = names.length > 0 ? await read(names).catch(() => []) : []
  return names.map((name, at) => {
    const photo: unknown = found[at]
    return { name, photo: photo instanceof Blob ? photo : null }
  })
}

/** From now on the shelf names these alone; what it named before is let go. */
export function nameKept(shelf: string, names: readonly string[]): void {
  const gone = namesOn(shelf).filter((name) => !names.includes(name))
  if (names.length > 0) sessionStorage.setItem(shelf, JSON.stringify(names))
  else sessionStorage.removeItem(shelf)
  if (gone.length === 0) return
  write((photos) => {
    for (const name of gone) photos.delete(name)
    // What could not be let go is let go in a day.
  }).catch(() => undefined)
}

function namesOn(shelf: string): string[] {
  const names: unknown = JSON.parse(sessionStorage.getItem(shelf) ?? '[]')
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

async function write(change: (photos: IDBObjectStore) => void): Promise<void> {
  const base = await opened()
  try {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const transaction = base.transaction(STORE, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    change(transaction.objectStore(STORE))
    await promise
  } finally {
    // One that stays open would not let the person be forgotten.
    base.close()
  }
}

async function read(names: readonly string[]): Promise<unknown[]> {
  const base = await opened()
  try {
    const photos = base.transaction(STORE).objectStore(STORE)
    return await Promise.all(names.map((name) => answerOf(photos.get(name))))
  } finally {
    base.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(KEPT_PHOTOS, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return answerOf(request)
}

function answerOf<Found>(request: IDBRequest<Found>): Promise<Found> {
  const { promise, resolve, reject } = Promise.withResolvers<Found>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}
