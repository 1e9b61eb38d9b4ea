import { formatMoment } from '@ostrov/shared/formats/time'
import type { ReportLinkWire } from '@ostrov/shared/tickets/report-schema'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { copyText } from '@ostrov/shared/ui/copy-text'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, Link2, RefreshCw, Unlink } from 'lucide-react'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { ConfirmedAct } from '../../components/records/ConfirmedAct'
import { useRenewed } from '../../components/records/use-renewed'
import { ErrorState, SkeletonRows } from '../../components/States'
import './organizer.css'

/** The link by which the organizer of an event sees its figures and guests without an account. */
export function OrganizerLink({ event_id }: { event_id: string }) {
  const one = api.admin.events({ id: event_id }).report
  const renew = useRenewed('event', event_id)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['event', event_id, 'report'],
    queryFn: () => ask(one.get()),
  })
  const done = (words: string) => () => {
    showToast(words, { kind: 'success' })
    renew()
  }
  if (error) return <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  return (
    <section className="organizer-link columns gap-4" aria-labelledby="organizer-link">
      <h2 id="organizer-link">Ссылка для&nbsp;организатора</h2>
      <p>
        По&nbsp;ней без&nbsp;регистрации видно, сколько билетов продано, осталось и&nbsp;возвращено, кто пришёл
        и&nbsp;сколько собрали, и&nbsp;список гостей: имена без&nbsp;телефонов. Работает до&nbsp;30&nbsp;дней после
        последнего сеанса.
      </p>
      {data.url === null ? (
        <ConfirmedAct
          icon={Link2}
          variant="sea"
          label="Сделать ссылку"
          text="Её увидит каждый, кому её перешлют."
          title="Сделать ссылку для&nbsp;организатора?"
          send={() => ask(one.post({ renew: false }))}
          onDone={done('Ссылка готова')}
        />
      ) : (
        <>
          <Given {...data} url={data.url} />
          <ConfirmedAct
            icon={RefreshCw}
            label="Сменить ссылку"
            text="Прежняя сразу перестанет открываться."
            title="Сменить ссылку?"
            send={() => ask(one.post({ renew: true }))}
            onDone={done('Ссылка новая, прежняя не\u00A0открывается')}
          />
          <ConfirmedAct
            icon={Unlink}
            variant="danger"
            label="Закрыть ссылку"
            text="Больше никто по&nbsp;ней ничего не&nbsp;увидит."
            title="Закрыть ссылку?"
            send={() => ask(one.delete())}
            onDone={done('Ссылка закрыта')}
          />
        </>
      )}
    </section>
  )
}

function Given({ url, made_at }: ReportLinkWire & { url: string }) {
  return (
    <>
      <code className="organizer-link__url">{url}</code>
      <p className="ui-muted ui-small">{made_at && `Сделана ${formatMoment(made_at, serverNow())}`}</p>
      <p className="cluster gap-2">
        <Button onClick={() => copyText(url, 'Ссылка скопирована')}>
          <Copy size={20} aria-hidden="true" />
          Скопировать ссылку
        </Button>
        <a className={buttonClass({})} href={url} target="_blank" rel="noreferrer">
          <ExternalLink size={20} aria-hidden="true" />
          Открыть
        </a>
      </p>
    </>
  )
}
