/** What the browser's main thread works, by the trace's thread time: what else the machine does is no part of it. */
import type { Browser, Page } from 'playwright'

const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'toplevel',
  'v8',
  'blink.user_timing',
  '__metadata',
]
const TASK = 'ThreadControllerImpl::RunTask'
const POOLED_TASK = 'ThreadPool_RunTask'
/** What an event's own time is spent on, by its name; of no kind is the browser's. */
const KINDS = {
  script: /^(EvaluateScript|v8\.|V8\.|FunctionCall|TimerFire|EventDispatch|RunMicrotasks|Fire|M\w+GC|CppGC)/,
  parse: /^Parse/,
  style: /^UpdateLayoutTree/,
  layout: /^(Layout|IntersectionObserver|HitTest)$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|Composite)/,
}
export const WORK_KINDS = ['script', 'parse', 'style', 'layout', 'paint', 'other'] as const

type Event = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  /** Of `dur` what the processor worked: on a busy machine far less. */
  tdur?: number
  args?: { name?: string; data?: { documentLoaderURL?: string } }
}

/** Milliseconds of a page's main thread. */
export type Work = {
  /** The longest task by the clock, and by the processor. */
  longest: number
  processor: number
  all: number
  /** Of `all`, what each kind took by itself. */
  kinds: Record<(typeof WORK_KINDS)[number], number>
  /** What the page's other threads worked: pictures, tiles, what is loaded. */
  beside: number
}

/** The work of the page's renderer while `act` was done; what it began must have come to rest when it ends. */
export async function traced(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents }: { traceEvents: Event[] } = JSON.parse((await browser.stopTracing()).toString())
  const names = new Map(
    traceEvents
      .filter(({ name }) => name === 'thread_name')
      .map((event) => [placeOf(event), event.args?.name] as const),
  )
  // A browser that has just begun opens pages of its own.
  const ours = new Set(
    traceEvents.filter(({ args }) => args?.data?.documentLoaderURL?.startsWith('http')).map(({ pid }) => pid),
  )
  const whole = traceEvents.filter(({ ph, pid }) => ph === 'X' && (ours.size === 0 || ours.has(pid)))
  const isMain = (event: Event) => names.get(placeOf(event)) === 'CrRendererMain'
  const main = whole.filter(isMain)
  const tasks = main.filter(({ name }) => name === TASK)
  return {
    longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    processor: Math.max(0, ...tasks.map(workOf)),
    all: sum(tasks.map(workOf)),
    kinds: kindsOf(main),
    beside: sum(whole.filter((event) => !isMain(event) && [TASK, POOLED_TASK].includes(event.name)).map(workOf)),
  }
}

/** Of each event in a task, what no other event inside it took. */
function kindsOf(events: readonly Event[]) {
  const kinds = { script: 0, parse: 0, style: 0, layout: 0, paint: 0, other: 0 }
  const around: Event[] = []
  for (const event of events.toSorted((one, next) => one.ts - next.ts || (next.dur ?? 0) - (one.dur ?? 0))) {
    while (around.length > 0 && endOf(around.at(-1)) <= event.ts) around.pop()
    const outer = around.at(-1)
    if (!outer && event.name !== TASK) continue
    kinds[kindOf(event)] += workOf(event)
    if (outer) kinds[kindOf(outer)] -= workOf(event)
    around.push(event)
  }
  return kinds
}

function kindOf({ name }: Event) {
  return WORK_KINDS.find((kind) => kind !== 'other' && KINDS[kind].test(name)) ?? 'other'
}

function endOf(event: Event | undefined) {
  return (event?.ts ?? 0) + (event?.dur ?? 0)
}

function workOf({ dur = 0, tdur = dur }: Event) {
  return tdur / 1000
}

function placeOf({ pid, tid }: Event) {
  return `${pid}:${tid}`
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
