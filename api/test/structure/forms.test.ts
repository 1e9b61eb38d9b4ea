import { expect, test } from 'bun:test'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../../..')

/** Forms that answer a press themselves, and why they need none of the engine's habits. */
const FORMS: Readonly<Record<string, string>> = {
  'site/src/features/menu/ProductOrder.tsx': 'what is chosen of a dish is judged by its groups, nothing is typed',
  'site/src/features/search/MenuSearch.tsx': 'searches as one types',
  'site/src/features/search/SearchScreen.tsx': 'searches as one types',
  'admin/src/business/zones/CheckAddress.tsx': 'asks a question and saves nothing',
  'admin/src/components/lists/ListFrame.tsx': 'searches as one types',
  'admin/src/shell/DeskSearch.tsx': 'searches as one types',
}

/** Fields drawn by hand, and why no field of `shared/src/ui` will do. */
const FIELDS: Readonly<Record<string, string>> = {
  'site/src/features/account/CodeStep.tsx': 'four boxes over one field, whose words are its table’s',
  'site/src/features/checkout/PromoField.tsx':
    'a code is judged by the server while it stands there, with its button beside it',
  'site/src/features/menu/ProductOrder.tsx': 'a count for who runs no script',
  'site/src/components/photos/PhotosField.tsx': 'photos for who runs no script: the engine’s field takes its place',
  'site/src/features/tickets/BuyForm.astro':
    'counts of a form that is posted, as many fields as there are kinds of tickets',
  'site/src/features/tickets/Wait.astro': 'the same count, of a queue',
  'site/src/pages/eda/restaurants/[id]/tables.astro': 'how many codes are drawn is an address, which no form judges',
  'site/src/features/events/AfishaWays.astro': 'filters of a list are an address, which no form judges',
  'site/src/components/lists/FilterField.astro': 'a filter of a list is an address, which no form judges',
  'site/src/features/plain/CartForms.tsx': 'a count for who runs no script',
  'site/src/pages/profile/ads/files/index.astro': 'a file is chosen, nothing is typed',
  'admin/src/components/FilePicker.tsx': 'a file is chosen, nothing is typed',
  'admin/src/business/menu/BulkBar.tsx': 'a choice that belongs to no form',
  'admin/src/components/references/ReferenceField.tsx': 'a combobox over rows, which no plain field is',
  'admin/src/components/Pagination.tsx': 'a choice that belongs to no form',
  'admin/src/shell/RestaurantSwitcher.tsx': 'a choice that belongs to no form',
}

const TAG = /<(form|input|textarea|select)\b(?:[^>]|=>)*>/g
const PRESSED = /type="(?:hidden|checkbox|radio|range|search)"|type=\{type\}/

const tags = await readTags()

test('a form that answers a press is one of `useForm`, or an exception that says why', () => {
  expect(byHand('form')).toEqual(Object.keys(FORMS).sort())
})

test('what one types into is a field of the engine, or an exception that says why', () => {
  expect(byHand('field')).toEqual(Object.keys(FIELDS).sort())
})

function byHand(what: 'form' | 'field'): string[] {
  const found = tags.filter(({ name, text }) =>
    what === 'form'
      ? name === 'form' && !/\.bind\}/.test(text) && /\bonSubmit\b/.test(text)
      : name !== 'form' && !PRESSED.test(text),
  )
  return [...new Set(found.map(({ path }) => path))].sort()
}

async function readTags() {
  const glob = new Bun.Glob('{site,admin}/src/**/*.{tsx,astro}')
  const paths = [...glob.scanSync({ cwd: ROOT })].filter((path) => !/\.test\.tsx$|\/pages\/dev\//.test(path))
  const texts = await Promise.all(paths.map(async (path) => ({ path, text: await Bun.file(join(ROOT, path)).text() })))
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(TAG)].map(([tag, name = '']) => ({ path, name, text: tag })),
  )
}
