/** The terms of schema.org 30.0 that the site may use: each type with the types above it and its own properties. */
interface Term {
  readonly above: readonly string[];
  readonly own: string;
}

// No FAQPage and no JobPosting: we claim neither. VideoObject comes with the first page that plays a video.
const terms: Readonly<Record<string, Term>> = {
  Thing: {
    above: [],
    own: `additionalType alternateName description disambiguatingDescription identifier image
      mainEntityOfPage name owner potentialAction sameAs subjectOf url`,
  },
  Organization: {
    above: ['Thing'],
    own: `acceptedPaymentMethod actionableFeedbackPolicy address agentInteractionStatistic
      aggregateRating alumni areaServed award brand companyRegistration contactPoint
      correctionsPolicy department dissolutionDate diversityPolicy diversityStaffingReport duns
      email employee ethicsPolicy event faxNumber founder foundingDate foundingLocation funder
      funding globalLocationNumber hasCertification hasCredential hasGS1DigitalLink
      hasMemberProgram hasMerchantReturnPolicy hasOfferCatalog hasPOS hasShippingService
      interactionStatistic isicV4 iso6523Code keywords knowsAbout knowsLanguage legalAddress
      legalName legalRepresentative leiCode location logo makesOffer member memberOf naics
      nonprofitStatus numberOfEmployees ownershipFundingInfo owns parentOrganization
      publishingPrinciples review seeks skills slogan sponsor subOrganization taxID telephone
      unnamedSourcesPolicy vatID`,
  },
  Intangible: { above: ['Thing'], own: '' },
  StructuredValue: { above: ['Intangible'], own: '' },
  ContactPoint: {
    above: ['StructuredValue'],
    own: `areaServed availableLanguage contactOption contactType email faxNumber hoursAvailable
      productSupported telephone`,
  },
  PostalAddress: {
    above: ['ContactPoint'],
    own: `addressCountry addressLocality addressRegion extendedAddress postOfficeBoxNumber postalCode
      streetAddress`,
  },
  CreativeWork: {
    above: ['Thing'],
    own: `about abstract accessMode accessModeSufficient accessibilityAPI accessibilityControl
      accessibilityFeature accessibilityHazard accessibilitySummary accountablePerson
      acquireLicensePage aggregateRating alternativeHeadline archivedAt assesses associatedMedia
      audience audio author award character citation comment commentCount conditionsOfAccess
      contentLocation contentRating contentReferenceTime contributor copyrightHolder
      copyrightNotice copyrightYear correction countryOfOrigin creativeWorkStatus creator
      creditText dateCreated dateModified datePublished digitalSourceType discussionUrl
      displayLocation editEIDR editor educationalAlignment educationalLevel educationalUse
      encoding encodingFormat exampleOfWork expires funder funding genre hasPart headline
      inLanguage interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree
      isBasedOn isFamilyFriendly isPartOf keywords learningResourceType license locationCreated
      mainEntity maintainer material materialExtent mentions offers pattern position producer
      provider publication publisher publisherImprint publishingPrinciples recordedAt
      releasedEvent review schemaVersion sdDatePublished sdLicense sdPublisher size
      sourceOrganization spatial spatialCoverage sponsor teaches temporal temporalCoverage text
      thumbnail thumbnailUrl timeRequired translationOfWork translator typicalAgeRange usageInfo
      version video wordCount workExample workTranslation`,
  },
  LearningResource: {
    above: ['CreativeWork'],
    own: `assesses competencyRequired educationalAlignment educationalLevel educationalUse
      learningResourceType teaches`,
  },
  Course: {
    above: ['CreativeWork', 'LearningResource'],
    own: `availableLanguage courseCode coursePrerequisites educationalCredentialAwarded
      financialAidEligible hasCourseInstance numberOfCredits occupationalCredentialAwarded
      syllabusSections totalHistoricalEnrollment`,
  },
  Event: {
    above: ['Thing'],
    own: `about actor aggregateRating attendee audience composer contributor director doorTime
      duration endDate eventAttendanceMode eventSchedule eventStatus funder funding
      hasParticipationOffer hasSponsorshipOffer inLanguage isAccessibleForFree keywords location
      maximumAttendeeCapacity maximumPhysicalAttendeeCapacity maximumVirtualAttendeeCapacity
      offers organizer performer previousStartDate recordedIn remainingAttendeeCapacity review
      sponsor startDate subEvent superEvent translator typicalAgeRange workFeatured workPerformed`,
  },
  CourseInstance: {
    above: ['Event'],
    own: `courseMode courseSchedule courseWorkload instructor`,
  },
  Offer: {
    above: ['Intangible'],
    own: `acceptedPaymentMethod addOn additionalProperty advanceBookingRequirement aggregateRating
      areaServed asin availability availabilityEnds availabilityStarts availableAtOrFrom
      availableDeliveryMethod businessFunction category checkoutPageURLTemplate deliveryLeadTime
      eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion
      eligibleTransactionVolume gtin gtin12 gtin13 gtin14 gtin8 hasAdultConsideration
      hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy includesObject ineligibleRegion
      inventoryLevel isFamilyFriendly itemCondition itemOffered leaseLength mobileUrl mpn
      offeredBy price priceCurrency priceSpecification priceValidUntil review seller serialNumber
      shippingDetails sku validForMemberTier validFrom validThrough warranty`,
  },
  ItemList: {
    above: ['Intangible'],
    own: `aggregateElement itemListElement itemListOrder numberOfItems`,
  },
  ListItem: {
    above: ['Intangible'],
    own: `item nextItem position previousItem`,
  },
  BreadcrumbList: { above: ['ItemList'], own: '' },
  Article: {
    above: ['CreativeWork'],
    own: `articleBody articleSection backstory pageEnd pageStart pagination speakable wordCount`,
  },
  SocialMediaPosting: {
    above: ['Article'],
    own: `sharedContent`,
  },
  BlogPosting: { above: ['SocialMediaPosting'], own: '' },
};

/** Every property that a type has, its own and those of the types above it; undefined for a type that is not ours. */
export function propertiesOf(type: string): ReadonlySet<string> | undefined {
  const term = terms[type];
  if (!term) return undefined;
  const own = term.own.split(/\s+/).filter(Boolean);
  return new Set([...own, ...term.above.flatMap((above) => [...(propertiesOf(above) ?? [])])]);
}
