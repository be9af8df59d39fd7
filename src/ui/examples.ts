import type { ReactNode } from 'react'
import { examples as barChart } from './bar-chart/example'
import { examples as breadcrumb } from './breadcrumb/example'
import { examples as button } from './button/example'
import { examples as checkboxRow } from './checkbox-row/example'
import { examples as chip } from './chip/example'
import { examples as choiceList } from './choice-list/example'
import { examples as combobox } from './combobox/example'
import { examples as container } from './container/example'
import { examples as dialog } from './dialog/example'
import { examples as disclosure } from './disclosure/example'
import { examples as energyArrow } from './energy-arrow/example'
import { examples as energyScale } from './energy-scale/example'
import { examples as errorSummary } from './error-summary/example'
import { examples as facts } from './facts/example'
import { examples as fieldset } from './fieldset/example'
import { examples as fileField } from './file-field/example'
import { examples as floodSymbol } from './flood-symbol/example'
import { examples as formSteps } from './form-steps/example'
import { examples as gallery } from './gallery/example'
import { examples as grid } from './grid/example'
import { examples as heading } from './heading/example'
import { examples as icon } from './icon/example'
import { examples as iconButton } from './icon-button/example'
import { examples as keyFacts } from './key-facts/example'
import { examples as link } from './link/example'
import { examples as linkRow } from './link-row/example'
import { examples as loopVideo } from './loop-video/example'
import { examples as notice } from './notice/example'
import { examples as pagination } from './pagination/example'
import { examples as panorama } from './panorama/example'
import { examples as passwordField } from './password-field/example'
import { examples as picture } from './picture/example'
import { examples as plate } from './plate/example'
import { examples as price } from './price/example'
import { examples as prose } from './prose/example'
import { examples as qrCode } from './qr-code/example'
import { examples as quote } from './quote/example'
import { examples as radioRows } from './radio-rows/example'
import { examples as rangePair } from './range-pair/example'
import { examples as scoreBadge } from './score-badge/example'
import { examples as scrollTop } from './scroll-top/example'
import { examples as searchField } from './search-field/example'
import { examples as section } from './section/example'
import { examples as selectField } from './select-field/example'
import { examples as skipLink } from './skip-link/example'
import { examples as slider } from './slider/example'
import { examples as strip } from './strip/example'
import { examples as switchRow } from './switch-row/example'
import { examples as table } from './table/example'
import { examples as tabs } from './tabs/example'
import { examples as textArea } from './text-area/example'
import { examples as textField } from './text-field/example'
import { examples as tickBox } from './tick-box/example'
import { examples as timeLine } from './time-line/example'
import { examples as video } from './video/example'
import { examples as visuallyHidden } from './visually-hidden/example'

export type UiExample = { name: string; node: ReactNode }

/** The filled examples of every component, by folder. A folder that is missing here fails a test. */
export const uiExamples: Readonly<Record<string, readonly UiExample[]>> = {
  'bar-chart': barChart,
  breadcrumb,
  button,
  'checkbox-row': checkboxRow,
  chip,
  'choice-list': choiceList,
  combobox,
  container,
  dialog,
  disclosure,
  'energy-arrow': energyArrow,
  'energy-scale': energyScale,
  'error-summary': errorSummary,
  facts,
  fieldset,
  'file-field': fileField,
  'flood-symbol': floodSymbol,
  'form-steps': formSteps,
  gallery,
  grid,
  heading,
  icon,
  'icon-button': iconButton,
  'key-facts': keyFacts,
  link,
  'link-row': linkRow,
  'loop-video': loopVideo,
  notice,
  pagination,
  panorama,
  'password-field': passwordField,
  picture,
  plate,
  price,
  prose,
  'qr-code': qrCode,
  quote,
  'radio-rows': radioRows,
  'range-pair': rangePair,
  'score-badge': scoreBadge,
  'scroll-top': scrollTop,
  'search-field': searchField,
  section,
  'select-field': selectField,
  'skip-link': skipLink,
  slider,
  strip,
  'switch-row': switchRow,
  table,
  tabs,
  'text-area': textArea,
  'text-field': textField,
  'tick-box': tickBox,
  'time-line': timeLine,
  video,
  'visually-hidden': visuallyHidden,
}
