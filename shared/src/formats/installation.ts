/** The ways out of the product that an installation may be without. */
export const GATEWAYS = ['payments', 'sms', 'mail', 'push'] as const
export type Gateway = (typeof GATEWAYS)[number]

/** What every page and rule must know of the installation it serves: its name, the clock of its region, and what it is without. */
export type Installation = {
  brand: string
  /** Whole hours. */
  utc_offset: number
  off?: readonly Gateway[]
}

const HOUR_MINUTES = 60

// A page carries them on its `<html>`, so its scripts know them before the first of them draws; elsewhere there is no page.
const told = globalThis.document?.documentElement.dataset
let brand = told?.brand ?? ''
let hours = Number(told?.utcOffset ?? 11)
let off: readonly string[] = told?.off?.split(' ') ?? []

/** Said once, where a process begins. */
export function setInstallation(installation: Installation): void {
  brand = installation.brand
  hours = installation.utc_offset
  off = installation.off ?? []
}

/** Whether nothing goes out this way here, so that it is not offered. */
export const isOff = (gateway: Gateway): boolean => off.includes(gateway)

/** All of them, as a page's `<html>` carries them on. */
export const gatewaysOff = (): string => off.join(' ')

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
