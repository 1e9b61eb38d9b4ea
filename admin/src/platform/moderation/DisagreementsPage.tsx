import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { formatMoment } from '@ostrov/shared/formats/time'
import { KIND_LABELS } from '@ostrov/shared/moderation/kinds'
import { disagreementList } from '@ostrov/shared/moderation/lists'
import type { DisagreementWire } from '@ostrov/shared/moderation/quality-schema'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { TwoLines } from '../../components/records/columns'
import { AgainAct } from './AgainAct'
import { ModerationRules } from './ModerationRules'

const DISAGREEMENTS_KEY = 'disagreements'

/** Where two moderators, or trust and a moderator, said different things of one thing. */
export function DisagreementsPage() {
  const list = useList(disagreementList)
  const calls = api.admin.moderation.disagreements
  const facets = useFacets(DISAGREEMENTS_KEY, list.query, (query) => ask(calls.facets.get({ query })))
  const rows = useRows(DISAGREEMENTS_KEY, list.query, () => ask(calls.get({ query: list.query })))
  const { data: figures } = useQuery({
    queryKey: [DISAGREEMENTS_KEY, 'figures'],
    queryFn: () => ask(calls.figures.get()),
  })
  return (
    <div className="page">
      <PageHeader title={disagreementList.title} text="Часть решений вслепую смотрит второй модератор." />
      <ModerationRules />
      {figures && figures.checked > 0 && (
        <p>
          {`За\u00A030\u00A0дней перепроверили ${countOf(figures.checked, 'решение', 'решения', 'решений')}, разошлись в\u00A0${figures.differ}.`}
        </p>
      )}
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={disagreementList.title}
        columns={COLUMNS}
        empty={
          figures && figures.checked > 0
            ? { title: 'Расхождений нет', text: 'Второй модератор каждый раз решал так\u00A0же.' }
            : {
                title: 'Перепроверок пока не\u00A0было',
                text: 'Расхождения появятся, когда второй модератор посмотрит чужие решения.',
              }
        }
        missed={{ text: 'Таких расхождений нет.' }}
      />
    </div>
  )
}

const COLUMNS: readonly Column<DisagreementWire>[] = [
  {
    key: 'title',
    title: 'Что',
    cell: ({ kind, title }) => <TwoLines second={KIND_LABELS[kind]}>{quoted(title)}</TwoLines>,
  },
  { key: 'first', title: 'Сначала', cell: ({ first }) => <Verdict {...first} /> },
  { key: 'second', title: 'Вслепую', cell: ({ second }) => <Verdict {...second} /> },
  { key: 'acts', title: 'Что сделать', cell: (one) => <AgainAct disagreement={one} /> },
]

function Verdict({ by, is_trust, status, reason, decided_at }: DisagreementWire['first']) {
  const who = is_trust ? 'По\u00A0доверию к\u00A0автору' : (by ?? 'Модератор')
  return (
    <TwoLines second={`${who}, ${formatMoment(decided_at, serverNow())}`}>
      {MODERATION_LABELS[status]}
      {reason && `: ${quoted(reason)}`}
    </TwoLines>
  )
}
