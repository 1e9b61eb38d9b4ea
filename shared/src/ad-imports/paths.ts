import { OWN_ADS } from '../paths'

/** Where a person loads a file of ads, and what each did. */
export const AD_FILES = `${OWN_ADS}/files`
export const adFilePath = (id: string) => `${AD_FILES}/${id}`
