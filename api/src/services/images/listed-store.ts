/** Where pictures lie. Keys are `<id>/<file>`, made by this folder alone of checked ids. */
export interface ImageStore {
  put(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>
  /** Null when there is none. */
  get(key: string): Promise<Blob | null>
  /** Silent when there is none. */
  remove(keys: readonly string[]): Promise<void>
}

export type Listed = { key: string; changed_at: Date }

/** A place that says what lies in it, so that it can be moved to another. */
export interface ListedStore extends ImageStore {
  /** All keys, in no order that holds while something is written. */
  list(): AsyncIterable<Listed>
  /** Bytes, and their MD5 where the place knows it without reading them; null when there is none. */
  look(key: string): Promise<{ size: number; md5: string | null } | null>
}
