import type { Field } from './field.ts';
import { flowOver } from './flow.ts';

export interface ErosionSettings {
  rounds: number;
  /** How much the ground rises in a round. */
  uplift: (x: number, y: number) => number;
  /** How strongly rivers cut; more gives longer valleys. */
  cut: number;
  /** Outlets keep their height for ever. */
  isOutlet: (x: number, y: number) => boolean;
}

/** Rivers cut into rising ground (stream-power law, solved from the outlets upwards), slopes creep. */
export const eroded = (start: Field, weather: ErosionSettings): Field => {
  const isOutlet = (index: number) => {
    const { x, y } = start.place(index);
    return weather.isOutlet(x, y);
  };
  const uplift = start.map((_, index) => {
    const { x, y } = start.place(index);
    return weather.uplift(x, y);
  });
  let field = start;
  for (let round = 0; round < weather.rounds; round += 1) {
    const { receiver, area, order } = flowOver(field, isOutlet);
    for (const item of order) {
      const next = receiver[item] ?? item;
      if (next === item) continue;
      const strength = weather.cut * Math.sqrt(area[item] ?? 1);
      const raised = field.at(item) + uplift.at(item);
      field.values[item] = Math.max(field.at(next), (raised + strength * field.at(next)) / (1 + strength));
    }
    if (round % 3 === 0) field = field.blurred(1);
  }
  return field;
};
