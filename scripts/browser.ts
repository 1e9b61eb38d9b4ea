/**
 * A Chromium for journeys and screenshots: Playwright's own when it is there, else the system's, else one that is
 * installed now (by Playwright, or by the distribution's package manager when we are root). Where the system has
 * Chromium's headless shell too, it runs what needs no more: the same pages, a fifth sooner.
 */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { tool } from './tool.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  // As Chrome does for people: silent until the page is pressed.
  '--autoplay-policy=document-user-activation-required',
  '--no-first-run',
  // A process in reserve for every page, which a journey of one page never comes to.
  '--disable-features=SpareRendererForSitePerProcess',
]
const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const SHELL = 'chromium-headless-shell'
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The shell shows pages and nothing around them: it knows no notices and installs no site. */
export type BrowserParts = 'shell' | 'whole'

/** Starts a headless browser, with more flags if told; installs one first when the machine has none. Throws a sentence when that fails. */
export async function launchBrowser(parts: BrowserParts, flags: readonly string[] = []): Promise<Browser> {
  const whole = findBrowser() ?? installBrowser()
  const executablePath = parts === 'shell' ? (Bun.which(SHELL) ?? whole) : whole
  return chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...flags] })
}

/** The program of a browser that is already here. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath()
  if (own !== '' && existsSync(own)) return own
  const named = SYSTEM.map((name) => Bun.which(name)).find((path) => path !== null)
  return named ?? MAC.find((path) => existsSync(path))
}

function installBrowser() {
  console.log('No browser found; installing Chromium…')
  attempt(tool('playwright', 'install', 'chromium'))
  const own = findBrowser()
  // Playwright's build may lack system libraries, which only shows when it starts.
  if (own !== undefined && attempt([own, '--version'])) return own
  if (process.getuid?.() === 0 && Bun.which('apt-get') !== null) {
    attempt(['apt-get', 'update'])
    // One by one: a distribution that has no shell still has the browser.
    for (const name of ['chromium', SHELL]) attempt(['apt-get', 'install', '-y', '--no-install-recommends', name])
  }
  const system = Bun.which('chromium') ?? own
  if (system) return system
  throw new Error('There is no Chromium and it could not be installed. Install Chromium or Chrome and run again.')
}

function attempt(command: string[]) {
  return Bun.spawnSync(command, { stdio: ['ignore', 'inherit', 'inherit'] }).exitCode === 0
}
