import { cutText } from '@ostrov/shared/formats/cut-text'
import { oneLine } from '@ostrov/shared/formats/same-text'
import { TableFormatSchema } from '@ostrov/shared/formats/tables-schema'
import { importList } from '@ostrov/shared/imports/lists'
import { ImportFile, ImportPlan, ImportSchema } from '@ostrov/shared/imports/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { applyImport, planFile, undoImport } from './apply-import'
import { exampleLines, menuLines } from './menu-rows'
import { readMenuState } from './menu-state'
import { listImports, readImport } from './read-imports'
import { readTable } from './read-table'

const tags = ['Menu']
const params = t.Object({ restaurantId: Uuid })
const ofOne = t.Object({ restaurantId: Uuid, importId: Uuid })
/** As it can be kept and shown in a line. */
const fileName = (name: string) => cutText(oneLine(name.toWellFormed().replace(/\p{Cc}/gu, ' ')), 200)
const query = t.Object({ format: TableFormatSchema })

/** A menu out of a file and into one. */
export const importRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/restaurant/:restaurantId/menu_import' })
    .use(access(deps))
    .get('', ({ em, restaurant, query }) => listImports(em, restaurant, query), {
      serves: { reads: 'menu' },
      params,
      ...listRoute(importList, ImportSchema),
      detail: { summary: 'What was loaded from files, the newest first', tags },
    })
    .post(
      '',
      async ({ em, body: { files }, business, by, restaurant, now }) => {
        await createLimits(deps).consume('imports', by.id)
        const table = await readTable(new Uint8Array(await files.arrayBuffer()))
        const file = { name: fileName(files.name), table }
        return em.transactional((tx) => planFile(tx, file, { business, by, restaurant, now }))
      },
      {
        serves: { writes: 'menu' },
        refuses: ['menu_import.unreadable', 'menu_import.too_large', 'menu_import.too_slow', 'menu_import.busy'],
        params,
        body: ImportFile,
        response: { 200: ImportPlan },
        detail: {
          summary: 'Say what a file (XLSX or CSV, field `files`) would do; nothing of the menu is written',
          tags,
        },
      },
    )
    .get(
      '/export',
      async ({ em, restaurant, query }) =>
        tableFile('menu', query.format, menuLines(await readMenuState(em, restaurant))),
      {
        serves: { reads: 'menu' },
        params,
        query,
        detail: { summary: 'The whole menu as a file that can be loaded back', tags },
      },
    )
    .get('/example', ({ query }) => tableFile('menu-example', query.format, exampleLines()), {
      serves: { reads: 'menu' },
      params,
      query,
      detail: { summary: 'A file to learn from', tags },
    })
    .get('/:importId', ({ em, restaurant, params }) => readImport(em, restaurant, params.importId), {
      serves: { reads: 'menu' },
      refuses: ['menu_import.not_found'],
      params: ofOne,
      response: { 200: ImportPlan },
      detail: { summary: 'What a file would do or did, row by row', tags },
    })
    .put(
      '/:importId/apply',
      ({ em, params, business, by, restaurant, now }) =>
        em.transactional((tx) => applyImport(tx, params.importId, { business, by, restaurant, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['menu_import.not_found', 'menu_import.closed', 'menu_import.menu_changed'],
        params: ofOne,
        response: { 200: ImportPlan },
        detail: { summary: 'Do exactly what was shown, all or nothing', tags },
      },
    )
    .put(
      '/:importId/undo',
      ({ em, params, business, by, restaurant, now }) =>
        em.transactional((tx) => undoImport(tx, params.importId, { business, by, restaurant, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['menu_import.not_found', 'menu_import.not_applied', 'menu_import.edited_since'],
        params: ofOne,
        response: { 200: ImportPlan },
        detail: { summary: 'Put the menu back as it was before', tags },
      },
    )
