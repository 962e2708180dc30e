import { advanced, basic, type Paper, working } from '#data/papers/paper';

export const tallyInventory: Paper = [
  basic(
    'Compare FIFO, average and standard cost',
    'Which of these ways to value stock does AS 2 not allow?',
    [
      'Last in, first out',
      'AS 2 names FIFO and weighted average, and specific cost where items are not interchangeable. LIFO is not among them.',
    ],
    ['First in, first out', 'Allowed, and common for goods that age.'],
    ['Weighted average', 'Allowed, and the default of many traders.'],
    ['Specific cost of goods made to order', 'Asked for where items are not interchangeable.'],
  ),
  basic(
    'Purchase cycle: order',
    'Goods came with a challan on 28 March; the bill comes on 4 April. Which voucher records them on 28 March?',
    [
      'A receipt note, billed later',
      'Stock is right on 31 March, and “goods received but not billed” shows what to provide for.',
    ],
    [
      'A purchase voucher, entered on 4 April with the bill',
      'The count of 31 March would find goods that the books do not have.',
    ],
    [
      'A stock journal into the main godown',
      'A stock journal moves or transforms one’s own stock; no supplier stands in it.',
    ],
    ['A physical stock voucher with the challan', 'It records what a count found, not a delivery.'],
  ),
  basic(
    'Batches with manufacturing and expiry dates',
    'A pharmacy has batch P7 (expires March 2027, bought in May) and batch P4 (expires December 2026, bought in June). Which is sold first?',
    [
      'P4, since it expires first',
      'First expiry, first out: what spoils first leaves first, whenever it was bought.',
    ],
    [
      'P7, since it was bought first',
      'By date of purchase, P4 would stay on the shelf until it expires.',
    ],
    [
      'Either: the cost is by average anyway',
      'Valuation and issue are two questions. Expired stock is worth nothing by any method.',
    ],
    ['The one with the higher cost', 'Cost says nothing about how long it keeps.'],
  ),
  basic(
    'Set up godowns for branches',
    '200 pieces go from the Chennai store to the Madurai store of the same registration. Which voucher?',
    [
      'Stock journal, from one godown to the other',
      'Nothing is bought or sold: the goods change place. A delivery challan travels with them.',
    ],
    ['Sales voucher to Madurai, without tax', 'Nobody sells to himself within one registration.'],
    [
      'Delivery note to Madurai, left unbilled',
      'A delivery note waits for an invoice that will never come.',
    ],
    ['Debit note to the Madurai store, at cost', 'Debit notes go to suppliers.'],
  ),
  working(
    'Load freight, insurance, customs duty',
    '500 pieces imported at ₹400; customs duty ₹24,000; IGST ₹40,320 (creditable); clearing and freight ₹16,000. What does one piece cost?',
    [
      '₹480',
      '500 × ₹400 = ₹2,00,000; ₹2,00,000 + ₹24,000 + ₹16,000 = ₹2,40,000; ₹2,40,000 ÷ 500 = ₹480. IGST comes back as credit.',
    ],
    ['₹560.64', '(₹2,40,000 + ₹40,320) ÷ 500 = ₹560.64 loads a tax that is no cost.'],
    ['₹448', '(₹2,00,000 + ₹24,000) ÷ 500 = ₹448 leaves out clearing and freight.'],
    [
      '₹400',
      'That is the supplier’s price at his gate. Cost is what brings the goods to the store.',
    ],
  ),
  working(
    'Compare FIFO, average and standard cost',
    'Opening 100 at ₹50; bought 200 at ₹56; sold 180. What is closing stock by weighted average?',
    [
      '₹6,480',
      'Average: (100 × ₹50 + 200 × ₹56) ÷ 300 = ₹54. Left: 100 + 200 − 180 = 120. 120 × ₹54 = ₹6,480.',
    ],
    ['₹6,720', '120 × ₹56 = ₹6,720 is FIFO: the last 120 bought.'],
    [
      '₹6,120',
      '100 × ₹50 + 20 × ₹56 = ₹6,120 is what LIFO would leave, which AS 2 does not allow.',
    ],
    ['₹6,360', '120 × ₹53 = ₹6,360 averages the two prices without the quantities.'],
  ),
  working(
    'Compare FIFO, average and standard cost',
    '80 lamps cost ₹1,250 each. Last year’s model now sells at ₹1,300, with 10% commission on each sale. At what amount do they stand on 31 March?',
    ['₹93,600', 'Net realisable value: ₹1,300 × 90% = ₹1,170, below cost. 80 × ₹1,170 = ₹93,600.'],
    ['₹1,00,000', '80 × ₹1,250 = ₹1,00,000 is cost; selling would lose money after commission.'],
    [
      '₹1,04,000',
      '80 × ₹1,300 = ₹1,04,000 is the price before commission, and above cost: no profit is taken on unsold stock.',
    ],
    ['₹90,000', '₹1,00,000 × 90% = ₹90,000 takes the commission off cost.'],
  ),
  working(
    'Bill of materials and Manufacturing Journal',
    'A batch: materials ₹1,90,000, wages and overheads ₹38,000 for 1,000 kg put in. Normal loss 5%, sold as scrap for ₹8 a kg. Output 950 kg. What does a kg cost?',
    [
      '₹239.58',
      'Scrap: 1,000 × 5% × ₹8 = ₹400. (₹1,90,000 + ₹38,000 − ₹400) ÷ 950 = ₹239.58. Normal loss is borne by the good output.',
    ],
    ['₹228.00', '(₹1,90,000 + ₹38,000) ÷ 1,000 = ₹228 divides by what was put in.'],
    ['₹240.00', '(₹1,90,000 + ₹38,000) ÷ 950 = ₹240 forgets what the scrap brings.'],
    ['₹199.58', '(₹1,90,000 − ₹400) ÷ 950 = ₹199.58 leaves out wages and overheads.'],
  ),
  working(
    'Job work orders with Material Out',
    'Fabric was sent to a job worker on 5 May 2026 under section 143. By when must it be back or sold from there, so that it is no supply?',
    [
      'By 5 May 2027, within one year of being sent out',
      'One year for inputs, three for capital goods, moulds and tools apart. The day of sending is not counted (General Clauses Act, section 9), so the year begins on 6 May. The Commissioner may extend it.',
    ],
    [
      'By 1 November 2026, within 180 days of being sent out',
      '180 days is the limit for paying suppliers before credit is reversed; job work has limits of its own.',
    ],
    ['By 5 May 2029, within three years of being sent out', 'Three years is for capital goods.'],
    ['By no fixed day, if ITC-04 is filed in time', 'ITC-04 reports; it extends nothing.'],
  ),
  advanced(
    'Physical count: freeze movements',
    'The count finds 46 pieces short (cost ₹900, GST 18% was claimed). 30 are found unbilled at a customer’s, 16 remain missing. What is entered for the 16?',
    [
      'Loss of ₹16,992: stock ₹14,400 and credit reversed ₹2,592',
      '16 × ₹900 = ₹14,400; ₹14,400 × 18% = ₹2,592; section 17(5)(h) blocks credit on goods lost. ₹14,400 + ₹2,592 = ₹16,992.',
    ],
    [
      'Loss of ₹14,400: stock alone, the credit being kept',
      'Credit on goods lost must be reversed, and the tax becomes part of the loss.',
    ],
    [
      'Loss of ₹48,852: stock ₹41,400 and credit reversed ₹7,452',
      '46 × ₹900 × 118% = ₹48,852 writes off goods that were delivered and only need an invoice.',
    ],
    [
      'Nothing before the next count, at the end of the year',
      'A shortage that waits is never explained, and interest on the credit runs.',
    ],
  ),
  advanced(
    'Clear negative stock, agree Stock Summary',
    'Bank’s stock statement: stock ₹42,00,000, of which ₹3,00,000 older than a year is not counted; creditors for stock ₹9,00,000; debtors up to 90 days ₹30,00,000. Margin 25% on paid stock, 40% on debtors. What is the drawing power?',
    [
      '₹40,50,000',
      'Paid stock: ₹42,00,000 − ₹3,00,000 − ₹9,00,000 = ₹30,00,000; ₹30,00,000 × 75% = ₹22,50,000. Debtors: ₹30,00,000 × 60% = ₹18,00,000. ₹22,50,000 + ₹18,00,000 = ₹40,50,000.',
    ],
    [
      '₹47,25,000',
      '(₹42,00,000 − ₹3,00,000) × 75% + ₹18,00,000 = ₹47,25,000 lends against stock that is not yet paid for.',
    ],
    [
      '₹42,75,000',
      '(₹42,00,000 − ₹9,00,000) × 75% + ₹18,00,000 = ₹42,75,000 counts the stock older than a year.',
    ],
    ['₹60,00,000', '₹30,00,000 + ₹30,00,000 = ₹60,00,000 forgets the margins.'],
  ),
  advanced(
    'Price levels and quantity discounts',
    'An offer: ten billed, one free; the firm counts free pieces as cost of goods sold. Cost ₹88 a piece, price ₹120, both without GST. A customer takes 110 billed and 11 free. What is the gross profit on this sale?',
    [
      '₹2,552',
      '110 × ₹120 = ₹13,200; 121 × ₹88 = ₹10,648 left the store; ₹13,200 − ₹10,648 = ₹2,552.',
    ],
    ['₹3,520', '110 × (₹120 − ₹88) = ₹3,520 forgets that the free pieces cost money too.'],
    ['₹3,872', '121 × (₹120 − ₹88) = ₹3,872 bills the free pieces.'],
    [
      'A loss of ₹968',
      '11 × ₹88 = ₹968 is the cost of the free pieces; it lowers the profit of ₹3,520 and does not replace it.',
    ],
  ),
];
