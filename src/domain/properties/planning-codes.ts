import type { LocalizedText } from '../kernel/locales'

/** The five questions on planning that a Flemish sale advertisement answers. */
export const planningQuestions = [
  'permit',
  'destination',
  'enforcement',
  'preemption',
  'subdivision',
] as const

export type PlanningQuestion = (typeof planningQuestions)[number]

type PlanningCodeEntry = { question: PlanningQuestion; names: LocalizedText }

/**
 * The abbreviations that an advertisement may use, with what they say in full. Flemish Codex on
 * spatial planning, list as used in the press; source: era.be, plaatsadvertentie.be.
 */
export const planningCodes = {
  Vg: {
    question: 'permit',
    names: {
      nl: 'vergunning uitgereikt',
      fr: 'permis délivré',
      en: 'permit issued',
      de: 'Genehmigung erteilt',
    },
  },
  Gvg: {
    question: 'permit',
    names: { nl: 'geen vergunning', fr: 'pas de permis', en: 'no permit', de: 'keine Genehmigung' },
  },
  Wg: {
    question: 'destination',
    names: { nl: 'woongebied', fr: 'zone d’habitat', en: 'residential area', de: 'Wohngebiet' },
  },
  WgLk: {
    question: 'destination',
    names: {
      nl: 'woongebied met landelijk karakter',
      fr: 'zone d’habitat à caractère rural',
      en: 'residential area of rural character',
      de: 'Wohngebiet mit ländlichem Charakter',
    },
  },
  Wche: {
    question: 'destination',
    names: {
      nl: 'woongebied met culturele, historische en/of esthetische waarde',
      fr: 'zone d’habitat d’intérêt culturel, historique et/ou esthétique',
      en: 'residential area of cultural, historical and/or aesthetic value',
      de: 'Wohngebiet von kulturellem, historischem und/oder ästhetischem Wert',
    },
  },
  Wp: {
    question: 'destination',
    names: { nl: 'woonpark', fr: 'parc résidentiel', en: 'residential park', de: 'Wohnpark' },
  },
  Wug: {
    question: 'destination',
    names: {
      nl: 'woonuitbreidingsgebied',
      fr: 'zone d’extension d’habitat',
      en: 'residential expansion area',
      de: 'Wohnerweiterungsgebiet',
    },
  },
  Igb: {
    question: 'destination',
    names: {
      nl: 'industriegebied',
      fr: 'zone industrielle',
      en: 'industrial area',
      de: 'Industriegebiet',
    },
  },
  Iab: {
    question: 'destination',
    names: {
      nl: 'gebied voor ambachtelijke bedrijven en kmo’s',
      fr: 'zone artisanale et PME',
      en: 'area for crafts and small businesses',
      de: 'Gebiet für Handwerk und KMU',
    },
  },
  Gdr: {
    question: 'destination',
    names: {
      nl: 'gebied voor dagrecreatie',
      fr: 'zone de loisirs de jour',
      en: 'day recreation area',
      de: 'Gebiet für Tageserholung',
    },
  },
  Gvr: {
    question: 'destination',
    names: {
      nl: 'gebied voor verblijfsrecreatie',
      fr: 'zone de loisirs avec séjour',
      en: 'stay recreation area',
      de: 'Gebiet für Aufenthaltserholung',
    },
  },
  Ag: {
    question: 'destination',
    names: {
      nl: 'agrarisch gebied',
      fr: 'zone agricole',
      en: 'agricultural area',
      de: 'Agrargebiet',
    },
  },
  Lwag: {
    question: 'destination',
    names: {
      nl: 'landschappelijk waardevol agrarisch gebied',
      fr: 'zone agricole d’intérêt paysager',
      en: 'agricultural area of landscape value',
      de: 'landschaftlich wertvolles Agrargebiet',
    },
  },
  Bg: {
    question: 'destination',
    names: { nl: 'bosgebied', fr: 'zone forestière', en: 'forest area', de: 'Waldgebiet' },
  },
  Ng: {
    question: 'destination',
    names: { nl: 'natuurgebied', fr: 'zone naturelle', en: 'nature area', de: 'Naturgebiet' },
  },
  Nr: {
    question: 'destination',
    names: {
      nl: 'natuurreservaat',
      fr: 'réserve naturelle',
      en: 'nature reserve',
      de: 'Naturschutzgebiet',
    },
  },
  Pg: {
    question: 'destination',
    names: { nl: 'parkgebied', fr: 'zone de parc', en: 'park area', de: 'Parkgebiet' },
  },
  Dv: {
    question: 'enforcement',
    names: {
      nl: 'dagvaarding uitgebracht',
      fr: 'citation émise',
      en: 'summons issued',
      de: 'Vorladung ergangen',
    },
  },
  Gdv: {
    question: 'enforcement',
    names: {
      nl: 'geen dagvaarding',
      fr: 'pas de citation',
      en: 'no summons',
      de: 'keine Vorladung',
    },
  },
  Ho: {
    question: 'enforcement',
    names: {
      nl: 'rechterlijke herstelmaatregel opgelegd',
      fr: 'mesure judiciaire de réparation imposée',
      en: 'judicial recovery order imposed',
      de: 'gerichtliche Wiederherstellungsmaßnahme auferlegt',
    },
  },
  Bo: {
    question: 'enforcement',
    names: {
      nl: 'bestuursdwang opgelegd',
      fr: 'contrainte administrative imposée',
      en: 'administrative enforcement imposed',
      de: 'Verwaltungszwang auferlegt',
    },
  },
  Lod: {
    question: 'enforcement',
    names: {
      nl: 'last onder dwangsom opgelegd',
      fr: 'ordre sous astreinte imposé',
      en: 'order under penalty imposed',
      de: 'Anordnung unter Zwangsgeld auferlegt',
    },
  },
  Ms: {
    question: 'enforcement',
    names: {
      nl: 'minnelijke schikking',
      fr: 'règlement à l’amiable',
      en: 'amicable settlement',
      de: 'gütliche Einigung',
    },
  },
  Gmo: {
    question: 'enforcement',
    names: {
      nl: 'geen rechterlijke herstelmaatregel of bestuurlijke maatregel',
      fr: 'pas de mesure judiciaire ni administrative',
      en: 'no judicial or administrative measure',
      de: 'keine gerichtliche oder administrative Maßnahme',
    },
  },
  Vkr: {
    question: 'preemption',
    names: {
      nl: 'voorkooprecht van toepassing',
      fr: 'droit de préemption',
      en: 'pre-emption right applies',
      de: 'Vorkaufsrecht besteht',
    },
  },
  Gvkr: {
    question: 'preemption',
    names: {
      nl: 'geen voorkooprecht',
      fr: 'pas de droit de préemption',
      en: 'no pre-emption right',
      de: 'kein Vorkaufsrecht',
    },
  },
  Vv: {
    question: 'subdivision',
    names: {
      nl: 'verkavelingsvergunning',
      fr: 'permis de lotir',
      en: 'subdivision permit issued',
      de: 'Parzellierungsgenehmigung erteilt',
    },
  },
  Gvv: {
    question: 'subdivision',
    names: {
      nl: 'geen verkavelingsvergunning',
      fr: 'pas de permis de lotir',
      en: 'no subdivision permit',
      de: 'keine Parzellierungsgenehmigung',
    },
  },
} as const satisfies Record<string, PlanningCodeEntry>

export type PlanningCode = keyof typeof planningCodes

export function isPlanningCode(value: unknown): value is PlanningCode {
  return typeof value === 'string' && Object.hasOwn(planningCodes, value)
}

/** Reads a code as feeds write it, in capitals or not; null for an unknown one. */
export function parsePlanningCode(text: string): PlanningCode | null {
  const wanted = text.trim().toLowerCase()
  return (
    Object.keys(planningCodes)
      .filter(isPlanningCode)
      .find((code) => code.toLowerCase() === wanted) ?? null
  )
}

/** The codes that answer a question, in the order in which an editor chooses from them. */
export function planningCodesFor(question: PlanningQuestion): PlanningCode[] {
  return Object.keys(planningCodes)
    .filter(isPlanningCode)
    .filter((code) => planningCodes[code].question === question)
}
