import { expect, test } from 'bun:test'
import { type Sources, selectTests } from './select.ts'

const GRAPH = {
  'shared/src/orders/rules.ts': [],
  'shared/src/orders/rules.test.ts': ['shared/src/orders/rules.ts'],
  'api/src/modules/orders/placing/place-order.ts': ['shared/src/orders/rules.ts'],
  'api/src/modules/orders/placing/place-order.test.ts': ['api/test/product.ts'],
  'api/src/modules/menu/read-menu.ts': [],
  'api/src/modules/menu/read-menu.test.ts': ['api/test/product.ts'],
  'api/src/modules/menu/menu-routes.ts': ['api/src/modules/menu/read-menu.ts'],
  'api/src/modules/menu/dish.ts': [],
  'api/src/db/entities.ts': ['api/src/modules/menu/dish.ts'],
  'api/src/app.ts': [
    'api/src/modules/orders/placing/place-order.ts',
    'api/src/modules/menu/menu-routes.ts',
    'api/src/modules/menu/dish.ts',
  ],
  'api/test/product.ts': ['api/src/app.ts'],
  'api/test/access.test.ts': ['api/test/product.ts'],
  'api/test/audit.test.ts': ['api/test/product.ts'],
  'api/test/structure/exports.test.ts': [],
  'site/src/styles/site.css': [],
  'site/src/layouts/Base.astro': ['site/src/styles/site.css'],
  'site/src/features/checkout/Cart.tsx': [],
  'site/src/features/orders/OrderPage.tsx': ['shared/src/orders/rules.ts'],
  'site/src/pages/eda/cart.astro': ['site/src/layouts/Base.astro', 'site/src/features/checkout/Cart.tsx'],
  'site/src/pages/eda/orders/[id]/index.astro': [
    'site/src/layouts/Base.astro',
    'site/src/features/orders/OrderPage.tsx',
  ],
  'site/src/pages/eda/filters/[...kitchens].astro': ['site/src/layouts/Base.astro'],
  'admin/src/main.tsx': ['admin/src/shell/business-sections.ts', 'admin/src/shell/Frame.tsx'],
  'admin/src/shell/Frame.tsx': [],
  'admin/src/shell/business-sections.ts': [
    'admin/src/business/zones/ZonesPage.tsx',
    'admin/src/business/menu/MenuPage.tsx',
  ],
  'admin/src/business/zones/ZonesPage.tsx': [],
  'admin/src/business/menu/MenuPage.tsx': [],
  'site/e2e/acts.ts': [],
  'site/e2e/orders.test.ts': ['site/e2e/acts.ts'],
  'site/e2e/cart.test.ts': ['site/e2e/acts.ts'],
  'site/e2e/filters.test.ts': [],
  'admin/e2e/zones.test.ts': [],
  'admin/e2e/menu.test.ts': [],
  'scripts/e2e/dev.test.ts': ['site/e2e/acts.ts'],
  'scripts/e2e/image.test.ts': [],
}
const TEXTS = {
  'api/test/structure/exports.test.ts': "new Bun.Glob('**/*.ts')",
  'site/e2e/acts.ts': `export async function shownOrder(page: Page) {
  await page.waitForURL(/\\/eda\\/orders\\/[0-9a-f-]{36}/)
}

export const openCart = (page: Page) => page.goto('/eda/cart?step=2')
`,
  'site/e2e/orders.test.ts': 'await shownOrder(page)',
  'site/e2e/cart.test.ts': 'await openCart(page)',
  'site/e2e/filters.test.ts': `await page.goto(\`/eda/filters/\${kitchens}\`)`,
  'admin/e2e/zones.test.ts': "await page.goto('/admin/zones')",
  'admin/e2e/menu.test.ts': "await page.goto('/admin/menu')",
}
const isTest = (path: string) => path.endsWith('.test.ts')
const paths = Object.keys(GRAPH)
const sources: Sources = {
  graph: new Map(Object.entries(GRAPH)),
  texts: new Map(Object.entries(TEXTS)),
  tests: {
    quick: paths.filter((path) => isTest(path) && !path.includes('/e2e/')),
    journeys: paths.filter((path) => isTest(path) && path.includes('/e2e/')),
  },
}
const READS_ALL = 'api/test/structure/exports.test.ts'

test.each<[string, string[], string[]]>([
  ['shared/src/orders/rules.test.ts', ['shared/src/orders/rules.test.ts'], []],
  [
    'api/src/modules/menu/read-menu.ts',
    ['api/src/modules/menu/read-menu.test.ts', 'api/test/audit.test.ts'],
    ['admin/e2e/menu.test.ts'],
  ],
  ...['api/src/modules/menu/menu-routes.ts', 'api/src/modules/menu/dish.ts'].map(
    (path): [string, string[], string[]] => [
      path,
      ['api/src/modules/menu/read-menu.test.ts', 'api/test/access.test.ts', 'api/test/audit.test.ts'],
      ['admin/e2e/menu.test.ts'],
    ],
  ),
  [
    'shared/src/orders/rules.ts',
    [
      'shared/src/orders/rules.test.ts',
      'api/src/modules/orders/placing/place-order.test.ts',
      'api/test/access.test.ts',
      'api/test/audit.test.ts',
    ],
    ['site/e2e/orders.test.ts'],
  ],
  ['site/src/features/checkout/Cart.tsx', [], ['site/e2e/cart.test.ts']],
  ['site/src/styles/site.css', [], ['site/e2e/cart.test.ts', 'site/e2e/filters.test.ts', 'site/e2e/orders.test.ts']],
  ['site/public/icon.svg', [], ['site/e2e/cart.test.ts', 'site/e2e/filters.test.ts', 'site/e2e/orders.test.ts']],
  ['site/e2e/filters.test.ts', [], ['site/e2e/filters.test.ts']],
  ['site/src/pages/eda/filters/[...kitchens].astro', [], ['site/e2e/filters.test.ts']],
  ['admin/src/business/zones/ZonesPage.tsx', [], ['admin/e2e/zones.test.ts']],
  ['admin/src/shell/Frame.tsx', [], ['admin/e2e/menu.test.ts', 'admin/e2e/zones.test.ts']],
  ['scripts/dev/front.ts', [], ['scripts/e2e/dev.test.ts']],
  ['deploy/example.env', [], ['scripts/e2e/image.test.ts']],
])('a change of %s asks for %p and the journeys %p', (path, quick, journeys) => {
  const selection = selectTests([path], sources)
  expect(selection.root).toBeUndefined()
  expect(selection.quick.filter((one) => one !== READS_ALL).sort()).toEqual(quick.sort())
  expect(selection.journeys).toEqual(journeys)
})

test('what reads sources by their names is asked of every change', () => {
  expect(selectTests(['site/public/icon.svg'], sources).quick).toEqual([READS_ALL])
})

test.each(['README.md', 'LICENSE', '.github/ostrov.webp'])('a change of %s asks for nothing', (path) => {
  expect(selectTests([path], sources)).toEqual({ quick: [], journeys: [], others: [] })
})

test('a change of a document asks for the test of the documents', () => {
  const documents = 'api/test/structure/documents.test.ts'
  const tests = { ...sources.tests, quick: [...sources.tests.quick, documents] }
  const none = { journeys: [], others: [] }
  expect(selectTests(['api/src/modules/ads/README.md'], { ...sources, tests })).toEqual({ quick: [documents], ...none })
})

test.each([
  'package.json',
  'admin/package.json',
  'bun.lock',
  'api/src/app.ts',
  'api/src/db/sql.ts',
  'api/src/kernel/deps.ts',
  'scripts/test/step.ts',
])('%s is in the root of everything', (path) => {
  expect(selectTests(['README.md', path], sources)).toEqual({ ...sources.tests, others: [], root: path })
})

test('a test of the root is not the root', () => {
  expect(selectTests(['api/src/db/sql.test.ts'], sources).root).toBeUndefined()
})

test('of many journeys those run that are most about what has changed; the others are named', () => {
  const many = ['a', 'b', 'orders', 'c', 'd'].map((name) => `site/e2e/${name}.test.ts`)
  const opens = (path: string): [string, string] => [
    path,
    `page.goto('/eda/orders/\${id}')${path.includes('/c.') ? "; page.goto('/eda/cart')" : ''}`,
  ]
  const graph = new Map([...sources.graph, ...many.map((path): [string, string[]] => [path, []])])
  const texts = new Map([...sources.texts, ...many.map(opens)])
  const { journeys, others } = selectTests(['site/src/features/orders/OrderPage.tsx'], {
    graph,
    texts,
    tests: { quick: [], journeys: many },
  })
  expect(journeys).toEqual(['a', 'b', 'd', 'orders'].map((name) => `site/e2e/${name}.test.ts`))
  expect(others).toEqual(['site/e2e/c.test.ts'])
})
