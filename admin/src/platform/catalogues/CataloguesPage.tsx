import { CATALOGUES } from '@ostrov/shared/catalogues/catalogues'
import { CATALOGUE_ENTRY_FORM } from '@ostrov/shared/catalogues/form'
import { catalogueDesk } from '@ostrov/shared/catalogues/lists'
import { CATALOGUE } from '@ostrov/shared/paths'
import { api } from '../../api'
import { TwoLines } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { StatusBadge } from '../../components/StatusBadge'

/** Trees of words that ads choose from. */
export const CataloguesPage = recordPage({
  noun: 'catalogue_entry',
  path: CATALOGUE,
  calls: api.admin.catalogue,
  file: '/api/admin/catalogue/export',
  list: catalogueDesk,
  form: CATALOGUE_ENTRY_FORM,
  together: ['is_hidden', 'sort'],
  columns: [
    { key: 'name', title: 'Запись', cell: ({ name, slug }) => <TwoLines second={slug}>{name}</TwoLines> },
    {
      key: 'catalogue',
      title: 'Где',
      cell: ({ catalogue, parent }) => <TwoLines second={parent}>{CATALOGUES[catalogue]}</TwoLines>,
    },
    { key: 'from_year', title: 'Годы', cell: ({ from_year, to_year }) => from_year && `${from_year}–${to_year ?? ''}` },
    { key: 'sort', title: 'Порядок', align: 'end', cell: ({ sort }) => sort },
    {
      key: 'is_hidden',
      title: 'Состояние',
      cell: ({ is_hidden }) =>
        is_hidden ? <StatusBadge label="Скрыта" tone="ink" /> : <StatusBadge label="Показана" tone="leaf" />,
    },
  ],
  titleOf: ({ name }) => name,
  fresh: () => ({ sort: '0' }),
  removal: 'Запись основного каталога и\u00A0ту, внутри которой есть другие, не\u00A0удалить: их скрывают.',
  groups: [{ names: ['from_year', 'to_year'] }],
})
