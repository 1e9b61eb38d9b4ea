import { quoted } from '@ostrov/shared/formats/quoted'
import { formatTime } from '@ostrov/shared/formats/time'
import type { Judgement } from '@ostrov/shared/tickets/passes'

export type Answer = { tone: 'ok' | 'no' | 'doubt'; title: string; more: string }

/** What is read at arm's length. */
export function answerWords(judgement: Judgement, isOffline: boolean): Answer {
  switch (judgement.is) {
    case 'ok':
      return { tone: 'ok', title: 'Можно', more: [judgement.kind, isOffline && 'без сети'].filter(Boolean).join(', ') }
    case 'double': {
      const where = judgement.by === null ? '' : ` через\u00A0${quoted(judgement.by)}`
      return { tone: 'no', title: 'Уже прошёл', more: `В\u00A0${formatTime(judgement.at)}${where}` }
    }
    case 'stale':
      return { tone: 'no', title: 'Код устарел', more: 'Билет передан: пройдёт тот, у\u00A0кого он теперь' }
    case 'refunded':
      return { tone: 'no', title: 'Возвращён', more: 'Деньги за\u00A0билет вернули' }
    case 'foreign':
      return { tone: 'no', title: 'Не тот сеанс', more: 'Билет настоящий, но на\u00A0другой сеанс' }
    case 'forged':
      return { tone: 'no', title: 'Не наш билет', more: 'Подпись кода не\u00A0сошлась' }
    case 'unknown':
      return { tone: 'doubt', title: 'Нет в списке', more: 'Проверьте код или\u00A0повторите, когда появится сеть' }
  }
}
