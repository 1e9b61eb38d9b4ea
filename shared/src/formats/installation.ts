/** What every page and rule must know of the installation it serves: its name, and the clock of its region. */
export type Installation = {
  brand: string
  /** Whole hours. */
  utc_offset: number
}

const HOUR_MINUTES = 60

// A page carries them on its `<html>`, so its scripts know them before the first of them draws; elsewhere there is no page.
const told = globalThis.document?.documentElement.dataset
let brand = told?.brand ?? ''
let hours = Number(told?.utcOffset ?? 11)

/** Said once, where a process begins. */
export function setInstallation(installation: Installation): void {
  brand = installation.brand
  hours = installation.utc_offset
}

/** What a person calls the product. */
export function brandName(): string {
  return brand
}

/** Minutes ahead of UTC of the region's clock, the same the whole year. */
export function regionOffset(): number {
  return hours * HOUR_MINUTES
}

/** A tab's title: the page's own name, then the product's. */
export function pageTitle(title?: string): string {
  return title ? `${title} — ${brand}` : brand
}
