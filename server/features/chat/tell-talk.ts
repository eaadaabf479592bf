/** Says what stands in knowledge/talk: the next answer each time it is asked for. */
import type { ChatAnswer } from '#contract/chat.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import { guideLink, LINKS } from './links.ts';
import type { Talked } from './talk.ts';
import { CAN_DO, unsaidOf } from './words.ts';

export function tellTalk(knowledge: Knowledge, { talk, more }: Talked, spoken: readonly string[]): ChatAnswer {
  const asked = more === undefined ? undefined : talk.more[more];
  const texts = (asked ? [asked.says] : talk.says).map((text) => text.replace('{can do}', CAN_DO));
  const links = asked ? asked.links : talk.links;
  return {
    content: unsaidOf(texts, spoken),
    ...(talk.urgent && { severity: 'high' as const }),
    ...(links.length > 0 && {
      sources: links.map((link) => (link in LINKS ? LINKS[link as keyof typeof LINKS] : guideLink(knowledge, link))),
    }),
  };
}
