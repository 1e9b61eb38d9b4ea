import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type NoticeState, noticeState, turnNoticesOff, turnNoticesOn } from '../../session/device-notices'

const WORDS: Record<NoticeState, string> = {
  unable: 'Этот браузер уведомлений не\u00A0умеет. На\u00A0айфоне добавьте кабинет на\u00A0экран «Домой».',
  denied: 'Уведомления запрещены в\u00A0настройках браузера. Разрешите их там и\u00A0вернитесь.',
  off: 'Новый заказ придёт сюда, даже если вкладка закрыта.',
  on: 'Новые заказы приходят сюда, даже если вкладка закрыта.',
}

/** Notices of the restaurant in this browser while the tab is closed. */
export function DeviceNotices() {
  const client = useQueryClient()
  const { data: state } = useQuery({ queryKey: ['device-notices'], queryFn: noticeState })
  const turn = useMutation({
    mutationFn: async () => {
      if (state === 'on') return turnNoticesOff()
      if (!(await turnNoticesOn())) showToast('Браузер не\u00A0разрешил уведомления', { kind: 'error' })
    },
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['device-notices'] }),
  })
  if (!state) return null
  return (
    <section className="stack gap-4" aria-labelledby="own-device">
      <h2 id="own-device">Уведомления на&nbsp;этом устройстве</h2>
      <p className="ui-muted">{WORDS[state]}</p>
      {(state === 'on' || state === 'off') && (
        <div>
          <Button busy={turn.isPending} busyLabel="Минуту…" onClick={() => turn.mutate()}>
            {state === 'on' ? 'Выключить' : 'Включить'}
          </Button>
        </div>
      )}
    </section>
  )
}
