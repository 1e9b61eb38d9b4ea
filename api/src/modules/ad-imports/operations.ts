import type { AdValues } from '@ostrov/shared/ads/schema'
import type { SectionName } from '@ostrov/shared/ads/sections'

/** What a file has to say of an ad. */
export type FileAd = { external_id: string; section: SectionName; values: AdValues; photos: string[] }
/** What a file was found to do. */
export type AdOperations = { create: FileAd[]; change: (FileAd & { ad_id: string })[]; gone: string[] }

/** A row of a table, as it was. */
export type Was = Record<string, unknown>
/** An ad that was written. `print` is what its author had said of it then: another means that they have changed it since. */
export type Done = { ad_id: string; print: string; before: { ad: Was; source: Was; proposal: Was | null } | null }
