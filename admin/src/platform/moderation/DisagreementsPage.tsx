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
import { ListPage } from '../../components/lists/ListPage'
import { TwoLines } from '../../components/records/columns'
import { AgainAct } from './AgainAct'
import { ModerationRules } from './ModerationRules'

const DISAGREEMENTS_KEY = 'disagreements'

/** Where two moderators, or trust and a moderator, said different things of one thing. */
export function DisagreementsPage() {
  const calls = api.admin.moderation.disagreements
  const { data: figures } = useQuery({
    queryKey: [DISAGREEMENTS_KEY, 'figures'],
    queryFn: () => ask(calls.figures.get()),
  })
  const checked = figures?.checked ?? 0
  return (
    <ListPage
      table={disagreementList}
      name={DISAGREEMENTS_KEY}
      calls={calls}
      text="Часть решений вслепую смотрит второй модератор."
      above={
        <>
          <ModerationRules />
          {figures && checked > 0 && (
            <p>
              {`За\u00A030\u00A0дней перепроверили ${countOf(checked, 'решение', 'решения', 'решений')}, разошлись в\u00A0${figures.differ}.`}
            </p>
          )}
        </>
      }
      columns={COLUMNS}
      empty={checked > 0 ? AGREED : UNCHECKED}
      missed={{ text: 'Таких расхождений нет.' }}
    />
  )
}

const AGREED = { title: 'Расхождений нет', text: 'Второй модератор каждый раз решал так\u00A0же.' }
const UNCHECKED = {
  title: 'Перепроверок пока не\u00A0было',
  text: 'Расхождения появятся, когда второй модератор посмотрит чужие решения.',
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
