import { formatNumber } from '@ostrov/shared/formats/money'
import { NOTICES_FORM } from '@ostrov/shared/notices/form'
import { NOTICE_CHOICES } from '@ostrov/shared/notices/rules'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { RecordFacts } from '../../components/records/RecordFacts'
import { ErrorState, SkeletonRows } from '../../components/States'

/** What a customer is told, by which ways, and whether those reach them. */
export function CustomerNotices({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [`customer:${id}:notices`],
    queryFn: () => ask(api.admin.user({ id }).notices.get()),
  })
  if (!data) {
    return error ? (
      <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows />
    )
  }
  const chosen = namesOf(NOTICE_CHOICES).map((event) => {
    const words: Readonly<Record<string, string>> = NOTICE_CHOICES[event]
    return [NOTICES_FORM[event].label, words[data[event]] ?? '—']
  })
  return (
    <RecordFacts
      facts={{
        ...Object.fromEntries(chosen),
        'Браузеров с\u00A0уведомлениями': formatNumber(data.browsers),
        'Письма идут на': data.mail ?? 'Подтверждённой почты нет',
      }}
    />
  )
}
