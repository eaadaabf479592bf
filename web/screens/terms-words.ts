/** The text of the terms of use. */
import { inPounds, PLANS } from '#contract/plans.ts';

const [lifetime, yearly] = PLANS.map(({ price }) => inPounds(price));

export const terms = {
  box: {
    title: 'One-time purchase',
    price: lifetime ?? '',
    text: 'Paid once, with lifetime access to everything premium. Nothing renews.',
    other: `Or ${yearly} a year, if you prefer. Diagnosis itself is free.`,
  },
  sections: [
    {
      title: 'Acceptance of Terms',
      blocks: [
        'By using this app you accept these terms. If you do not, please do not use it. They are an agreement between you and whoever runs this server, who is named in the privacy policy.',
        'What the app tells you is an estimate, made by software from what you told it. It has not seen your car. It does not replace an inspection by somebody competent, and it is no MOT, no valuation and no report for buying or selling a car.',
        'If the brakes, the steering, smoke, fuel or heat worry you, stop where it is safe and call for help, whatever any app says. Whether the car is safe and legal to drive is for its driver to decide.',
        'If the terms change, the new ones are shown here before they count. What you have bought keeps at least what you bought it for.',
      ],
    },
    {
      title: 'Purchase and Access',
      blocks: [
        'Diagnosis by text, sound and photo is free and needs no account. Premium adds what its page lists; the price shown there, with all taxes, is what you pay.',
        [
          `Lifetime: ${lifetime}, paid once. Access for as long as the service runs.`,
          `Yearly: ${yearly}. It renews each year until you cancel, which you can do at any time; what is paid for stays open to its end.`,
        ],
        'You pay by card or through the App Store. Access opens when the payment provider has confirmed the payment.',
        'You may change your mind: within 14 days of buying you can cancel without a reason and get your money back. Write to support; what was bought in the App Store is refunded by Apple, at reportaproblem.apple.com. Beyond that you have the rights that the Consumer Rights Act 2015 gives you when something digital is not as described.',
      ],
    },
    {
      title: 'Usage Rights',
      blocks: [
        'You may use the app, and what it tells you, for your own vehicles and those you look after, and pass an answer on to whoever repairs them. Selling its answers, copying its guides wholesale or querying it by machine beyond what a person would do is not allowed.',
        'What you write in the community stays yours. You let the app show it to others for as long as it is there. Write what you believe to be true; nothing unlawful, insulting, dangerous or advertising. Anyone can report what breaks this; moderators look at it and may hide it. Expert marks are given by the operator, never bought.',
        'Repair guides say how difficult a job is and what is dangerous about it. Do only what you can do safely. High-voltage parts, airbags and refrigerant are for professionals.',
        'Prices are guide prices, for comparison. They vary by place, garage and part, and are no offer.',
        'The operator is liable for death or injury through negligence, for fraud, and for whatever else the law does not let anyone exclude. Otherwise they are liable for foreseeable loss that they cause by breaking these terms or by a lack of reasonable care, but not for a repair chosen on the strength of an estimate alone.',
        'Accounts that are used to attack the service or other people may be closed; whoever had paid is told why.',
      ],
    },
    {
      title: 'Privacy',
      blocks: [
        'What is kept about you, why, and how you take it back or have it erased is told in the privacy policy. You can delete your account yourself, under Profile.',
      ],
    },
  ],
  contact: {
    title: 'Contact',
    text: 'Questions, complaints and cancellations: write through the support page or to',
    law: 'These terms are governed by the law of England and Wales. If you live in Scotland or Northern Ireland, you keep the protection of the law there and may go to court there.',
  },
} as const;
