import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { recordMetrics, samplesOf } from './recorded-metrics'

const DEPLOY = join(import.meta.dir, '../../deploy')
/** What Prometheus says of its own looking. */
const OF_PROMETHEUS = new Map([['up', ['job']]])
const WORDS = new Set(['and', 'or', 'on', 'by', 'unless'])

const text = await recordMetrics()
const known = new Map(OF_PROMETHEUS)
for (const [, name = '', kind] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
  for (const part of kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) known.set(name + part, [])
for (const { name, labels } of samplesOf(text)) known.set(name, [...new Set([...(known.get(name) ?? []), ...labels])])

/** The metrics that an expression reads and the labels that it chooses or sums by. */
function readBy(expression: string) {
  const bare = expression.replaceAll(/"[^"]*"/g, '""')
  const labels = [...bare.matchAll(/\{([^}]*)\}|\bby \(([^)]*)\)/g)].flatMap(([, chosen = '', summed = '']) =>
    [...`${chosen},${summed}`.matchAll(/[a-z_]+/g)].map(([label]) => label),
  )
  const rest = bare.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, ' ')
  const names = [...rest.matchAll(/(?<![\w.])[a-z_]\w*(?!\s*\(|\w)/g)].map(([name]) => name)
  return { names: names.filter((name) => !WORDS.has(name)), labels }
}

type Rules = { groups: { rules: { alert: string; expr: string }[] }[] }
type Board = { panels: { title: string; targets?: { expr: string }[] }[] }
const rules: Rules = Bun.YAML.parse(await Bun.file(join(DEPLOY, 'alerts.yml')).text()) as Rules
const board: Board = await Bun.file(join(DEPLOY, 'dashboard.json')).json()

test.each([
  ...rules.groups.flatMap((group) => group.rules).map(({ alert, expr }) => [alert, expr] as const),
  ...board.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
])('what «%s» reads is what the product prints', (_, expression) => {
  const { names, labels } = readBy(expression)
  expect(names).not.toBeEmpty()
  expect(names.filter((name) => !known.has(name))).toEqual([])
  const there = new Set(['le', ...names.flatMap((name) => known.get(name) ?? [])])
  expect(labels.filter((label) => !there.has(label))).toEqual([])
})

test('an expression is read for its metrics and labels', () => {
  expect(
    readBy('min(predict_linear(a_b[6h], 24 * 3600)) < 1e9 and sum by (le) (rate(c_total{d="e",f!="g"}[5m]))'),
  ).toEqual({ names: ['a_b', 'c_total'], labels: ['le', 'd', 'f'] })
})
