import { EXPORT_STATES } from '@ostrov/shared/customers/data-export'
import { sizeWords } from '@ostrov/shared/formats/size-words'
import { formatMoment } from '@ostrov/shared/formats/time'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { RecordFacts } from '../../components/records/RecordFacts'
import { ErrorState, SkeletonRows } from '../../components/States'

const LOOK_MS = 4000

/** All that is kept of a customer as a file, for who asked for it in writing. */
export function CustomerData({ id }: { id: string }) {
  const queryKey = [`customer:${id}:data`]
  const client = useQueryClient()
  const calls = api.admin.user({ id }).data_export
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => ask(calls.get()),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? LOOK_MS : false),
  })
  const asking = useMutation({
    mutationFn: () => ask(calls.post()),
    onSuccess: (begun) => client.setQueryData(queryKey, begun),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
  if (!data) {
    return error ? (
      <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows />
    )
  }
  const { state, asked_at, ends_at, size, url, mail, may_ask } = data
  const moment = (at: string | null) => (at ? formatMoment(at, serverNow()) : '—')
  return (
    <div className="stack-start gap-4">
      <p className="ui-muted">
        Файл ZIP со&nbsp;всем, что мы храним о&nbsp;клиенте.{' '}
        {mail
          ? `Клиенту придёт письмо на\u00A0${mail}; скачает он сам, в\u00A0профиле.`
          : 'Подтверждённой почты нет, письма не\u00A0будет.'}{' '}
        Скачать для&nbsp;передачи можно и&nbsp;здесь: это запишется в&nbsp;журнал.
      </p>
      <RecordFacts
        facts={{
          Выгрузка: state === 'none' ? 'Ещё не\u00A0готовили' : EXPORT_STATES[state],
          Запрошена: moment(asked_at),
          'Хранится до': moment(ends_at),
          Размер: size === null ? '—' : sizeWords(size),
        }}
      />
      {url && (
        <a className={buttonClass({ variant: 'sea' })} href={url} download>
          <Download size={20} aria-hidden="true" />
          Скачать
        </a>
      )}
      {may_ask && (
        <Button busy={asking.isPending} busyLabel="Начинаем…" onClick={() => asking.mutate()}>
          {state === 'none' ? 'Подготовить выгрузку' : 'Подготовить заново'}
        </Button>
      )}
    </div>
  )
}
